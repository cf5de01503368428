import { loadWidgets } from './load-widgets.ts';

/** Drops stale toasts: nobody would know what they are about. */
const MAX_WAIT_MS = 5000;

let pending: { sentence: string; askedAt: number }[] = [];

/**
 * Shows a toast for five seconds, once React has loaded. After a failed download the toast waits for the next one,
 * which loads React again.
 */
export async function requestToast(sentence: string) {
  pending.push({ sentence, askedAt: performance.now() });
  const widgets = await loadWidgets();
  if (!widgets) return;
  const oldest = performance.now() - MAX_WAIT_MS;
  for (const { sentence, askedAt } of pending) if (askedAt > oldest) widgets.showToast(sentence);
  pending = [];
}
