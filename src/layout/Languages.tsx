import { useSite } from '../parts/use-site.ts';
import type { Translation } from '../site/list-pages.ts';

/** Links to the page in the other languages of the site; nothing where there are none. */
export function Languages({ translations }: { translations: Translation[] }) {
  const { languages } = useSite().words.labels;
  if (translations.length === 0) return;
  return (
    <ul className="languages" aria-label={languages.name}>
      {translations.map(({ tag, name, path }) => (
        <li key={tag}>
          <a href={path} hrefLang={tag} lang={tag}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
