/** Cancels the stamp of the letter around this control: the visitor has opened or copied it. */
export function cancelStamp(control: Element) {
  const letter = control.closest<HTMLElement>('.letter');
  if (letter) letter.dataset['state'] = 'done';
}
