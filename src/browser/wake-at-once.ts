import type { ClientDirective } from 'astro';

/** `client:reach` while developing: hydrates at once, so that a change reaches the page. */
const wakeAtOnce: ClientDirective = async (load) => {
  const hydrate = await load();
  await hydrate();
};

export default wakeAtOnce;
