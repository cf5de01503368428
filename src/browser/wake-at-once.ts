import type { ClientDirective } from 'astro';

/** `client:reach` while developing: hydrates at once, so that a change reaches the page. A build takes it out. */
const wakeAtOnce: ClientDirective = async (load) => {
  const hydrate = await load();
  await hydrate();
};

export default wakeAtOnce;
