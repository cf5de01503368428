import type { Service } from '../content/words.ts';

/** The first case of the services that is followed to its end, and its id on Services. */
export function findCase(services: Service[]) {
  for (const { id, example } of services)
    if (example?.kind === 'case') return { ...example, anchor: `${id}-example` };
  return undefined;
}
