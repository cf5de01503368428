import type { Service } from '../content/words.ts';

/** Finds the first service with a case: the case, its anchor on Services, and the service's position. */
export function findCase(services: Service[]) {
  for (const [place, { id, example }] of services.entries())
    if (example?.kind === 'case') return { ...example, anchor: `${id}-example`, place };
  return undefined;
}
