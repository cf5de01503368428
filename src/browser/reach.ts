import type { ClientDirective } from 'astro';

/** Hydrates a page when a visitor reaches for an element marked `data-reach`. */
const reach: ClientDirective = (load, _options, island) => {
  island.addEventListener('click', async () => (await load())(), { once: true });
};

export default reach;
