/**
 * Leaves a sentence for the toasts: on `<html>` until they have said it, for React may come seconds later,
 * with an event for when it is there.
 */
export function say(sentence: string) {
  document.documentElement.dataset['unsaid'] = sentence;
  document.dispatchEvent(new Event('unsaid'));
}
