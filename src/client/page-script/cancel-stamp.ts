/** Cancels the stamp of the letter around this control: the visitor has opened or copied it. */
export function cancelStamp(control: Element) {
  const letter = control.closest<HTMLElement>('.letter');
  if (letter) letter.dataset['state'] = 'done';
}

/** A letter that opens in an email app is cancelled like one that is copied. */
export function cancelStampOnOpen() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('.letter a[href^="mailto:"]');
    if (link) cancelStamp(link);
  });
}
