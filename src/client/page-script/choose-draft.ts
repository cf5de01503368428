/**
 * Marks the open email draft with `aria-current`, and opens a chosen one without an entry in the history, so that Back
 * leaves the page. Without this script the drafts are plain links.
 */
export function chooseDraft() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.draft a[href^="#"]')];
  const mark = () => {
    const open = links.find(({ hash }) => hash === location.hash) ?? links[0];
    for (const link of links) link.ariaCurrent = link === open ? 'true' : null;
  };
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault();
      location.replace(link.href);
    });
  addEventListener('hashchange', mark);
  mark();
}
