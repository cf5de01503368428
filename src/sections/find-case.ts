import type { Service } from './ServiceBlock.tsx';

/** Finds the first service with a case: the case, and its anchor on Services. */
export function findCase(services: Service[]) {
  for (const { id, example } of services)
    if (example?.kind === 'case') return { example, anchor: `${id}-example` };
  return undefined;
}
