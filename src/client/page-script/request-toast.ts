import { loadWidgets } from './load-widgets.ts';

/** Shows a toast for five seconds, once React has loaded. If React can't be downloaded, there is no toast. */
export async function requestToast(sentence: string) {
  const widgets = await loadWidgets();
  widgets?.showToast(sentence);
}
