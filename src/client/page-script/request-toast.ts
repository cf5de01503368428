/**
 * Asks the toasts to show a sentence; before hydration it is part of the pending interaction. Call it for a click on an
 * element with `data-hydrate="click"`, which is what downloads React.
 */
export function requestToast(sentence: string) {
  document.dispatchEvent(new CustomEvent('toast', { detail: sentence }));
}
