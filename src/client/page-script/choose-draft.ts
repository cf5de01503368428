/**
 * One email draft stays open. The browser closes it when another one opens, and this function keeps it open when it is
 * chosen again. It also opens the draft in the address of the page, which some browsers leave closed.
 */
export function chooseDraft() {
  const drafts = [...document.querySelectorAll<HTMLDetailsElement>('.draft')];
  const openTarget = () => {
    const draft = drafts.find(({ lastElementChild }) => location.hash === `#${lastElementChild!.id}`);
    if (draft) draft.open = true;
  };
  for (const draft of drafts) {
    draft.firstElementChild!.addEventListener('click', (event) => draft.open && event.preventDefault());
    // Its stamp waits for the visitor again.
    draft.addEventListener('toggle', () => delete (draft.lastElementChild as HTMLElement).dataset['state']);
  }
  addEventListener('hashchange', openTarget);
  openTarget();
}
