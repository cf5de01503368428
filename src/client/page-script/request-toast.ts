import { loadWidgets } from './load-widgets.ts';

/** Later nobody would know what it is about. */
const MAX_WAIT_MS = 5000;

/** Shows a sentence for five seconds, once React has come, unless that takes too long. */
export async function requestToast(sentence: string) {
  const askedAt = performance.now();
  const widgets = await loadWidgets();
  if (performance.now() - askedAt < MAX_WAIT_MS) widgets?.showToast(sentence);
}
