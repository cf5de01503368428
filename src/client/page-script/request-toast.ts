import { loadWidgets } from './load-widgets.ts';

/** Later nobody would know what it is about. */
const MAX_WAIT_MS = 5000;

let pending: { sentence: string; askedAt: number }[] = [];

/**
 * Shows a sentence for five seconds, once React has come, unless that takes too long. After a failed download it waits
 * for the next toast, which tries again.
 */
export async function requestToast(sentence: string) {
  pending.push({ sentence, askedAt: performance.now() });
  const widgets = await loadWidgets();
  if (!widgets) return;
  const oldest = performance.now() - MAX_WAIT_MS;
  for (const { sentence, askedAt } of pending) if (askedAt > oldest) widgets.showToast(sentence);
  pending = [];
}
