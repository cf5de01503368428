import { useSite } from '../parts/use-site.ts';
import { readCode } from '../site/create-site.ts';

/** The codes of the site's languages; nothing where there is one. Screen readers say the name of each in its language. */
export function Languages() {
  const { page, language, words, translate } = useSite();
  const translations = translate(page);
  if (translations.length < 2) return;
  return (
    <ul role="list" className="languages" aria-label={words.labels.languages.name}>
      {translations.map(({ tag, name, path }) => {
        const code = readCode({ tag });
        return (
          <li key={tag}>
            <a
              href={path}
              hrefLang={tag}
              lang={tag}
              aria-label={`${name}, ${code}`}
              aria-current={tag === language.tag || undefined}
            >
              {code}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
