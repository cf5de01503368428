import type { ToastRequest } from '../../layout/Toasts.tsx';

const PENDING_MS = 5000;

let timer = 0;

/**
 * Asks the toasts to show a sentence. Until React has hydrated it is kept on `<html>`, for 5 s. Call it for a click on
 * an element with `data-hydrate="click"`, which is what downloads React.
 */
export function requestToast(request: ToastRequest) {
  const { dataset } = document.documentElement;
  dataset['pendingToast'] = JSON.stringify(request);
  clearTimeout(timer);
  timer = window.setTimeout(() => delete dataset['pendingToast'], PENDING_MS);
  document.dispatchEvent(new Event('pendingtoast'));
}
