import { useSite } from '../parts/use-site.ts';

/** The page that is shown, in another language. */
export interface Translation {
  /** The language as a BCP 47 tag. */
  tag: string;
  /** As its speakers call it. */
  name: string;
  path: string;
}

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
