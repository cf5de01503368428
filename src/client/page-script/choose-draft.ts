/**
 * The browser opens and closes email drafts. This function also opens the one in the address of the page, which some browsers
 * leave closed. A draft that opens in an email app or is copied has its stamp cancelled.
 */
export function chooseDraft() {
  const drafts = [...document.querySelectorAll<HTMLDetailsElement>('.draft')];
  const openTarget = () => {
    const draft = drafts.find(({ lastElementChild }) => location.hash === `#${lastElementChild!.id}`);
    if (draft) draft.open = true;
  };
  for (const draft of drafts) {
    const email = draft.querySelector<HTMLElement>('.draft__email')!;
    const cancelStamp = () => {
      email.dataset['state'] = 'done';
    };
    email.querySelector<HTMLElement>('[href^="mailto:"]')!.onclick = cancelStamp;
    email.addEventListener('copied', cancelStamp);
    // Its stamp waits for the visitor again.
    draft.ontoggle = () => delete email.dataset['state'];
  }
  addEventListener('hashchange', openTarget);
  openTarget();
}
