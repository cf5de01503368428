import { cancelStamp } from './cancel-stamp.ts';

/**
 * The browser opens and closes email drafts. This function also opens the one in the address of the page, which some browsers
 * leave closed. A draft that opens in an email app has its stamp cancelled, like one that is copied.
 */
export function chooseDraft() {
  const drafts = [...document.querySelectorAll<HTMLDetailsElement>('.draft')];
  const openTarget = () => {
    const draft = drafts.find(({ lastElementChild }) => location.hash === `#${lastElementChild!.id}`);
    if (draft) draft.open = true;
  };
  for (const draft of drafts) {
    const email = draft.querySelector<HTMLElement>('.draft__email')!;
    const mailto = email.querySelector<HTMLAnchorElement>('[href^="mailto:"]')!;
    // Its stamp waits for the visitor again.
    draft.ontoggle = () => delete email.dataset['state'];
    mailto.onclick = () => cancelStamp(mailto);
  }
  addEventListener('hashchange', openTarget);
  openTarget();
}
