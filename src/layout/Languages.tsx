import { useSite } from '../parts/use-site.ts';

/** The codes of the site's languages, in one order on every page; nothing where there is one. */
export function Languages() {
  const { language, words, translations } = useSite();
  if (translations.length === 0) return;
  const all = [...translations, { ...language, path: '' }].sort((one, other) =>
    one.tag.localeCompare(other.tag),
  );
  return (
    <ul className="languages" aria-label={words.labels.languages.name}>
      {all.map(({ tag, name, path }) => {
        const code = <abbr title={name}>{tag.slice(0, 2)}</abbr>;
        return (
          <li key={tag} lang={tag}>
            {path ? (
              <a href={path} hrefLang={tag}>
                {code}
              </a>
            ) : (
              <span aria-current="true">{code}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
