import { useSite } from '../parts/use-site.ts';

/** The codes of the site's languages, in one order on every page; nothing where there is one. */
export function Languages() {
  const { language, words, translations } = useSite();
  if (translations.length < 2) return;
  const sorted = translations.toSorted((one, other) => one.tag.localeCompare(other.tag));
  return (
    <ul className="languages" aria-label={words.labels.languages.name}>
      {sorted.map(({ tag, name, path }) => {
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
