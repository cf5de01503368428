import type { Service } from '../content/words.ts';

/** The first case of the services, with its id on Services and the place of its service among all. */
export function findCase(services: Service[]) {
  for (const [place, { id, example }] of services.entries())
    if (example?.kind === 'case') return { ...example, anchor: `${id}-example`, place };
  return undefined;
}
