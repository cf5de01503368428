/** Cancels the stamp of the email around this control: the visitor has opened or copied it. */
export function cancelStamp(control: Element) {
  const email = control.closest<HTMLElement>('.draft__email');
  if (email) email.dataset['state'] = 'done';
}
