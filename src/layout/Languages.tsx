import { useSite } from '../parts/use-site.ts';
import './Header.css';

/** The codes of the site's languages; nothing where there is one. */
export function Languages() {
  const { language, words, translations } = useSite();
  if (translations.length < 2) return;
  return (
    <ul className="languages" aria-label={words.labels.languages.name}>
      {translations.map(({ tag, name, path }) => {
        const code = <abbr title={name}>{tag.slice(0, 2)}</abbr>;
        return (
          <li key={tag} lang={tag}>
            {tag === language.tag ? (
              <span aria-current="true">{code}</span>
            ) : (
              <a href={path} hrefLang={tag}>
                {code}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
