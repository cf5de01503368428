import type { Host, HostName } from './host.ts';

/**
 * What a host does in its own way, and no setting changes. The table in README.md has these names, and the suite
 * asks for each difference too: one that is gone fails there.
 */
export const differences = {
  'Redirects are 307 instead of 308': ['Cloudflare'],
  'A 405 does not say what is allowed': ['Cloudflare'],
  '`/404` is an address of its own, with status 200': ['Cloudflare'],
  'No `Vary`': ['Cloudflare'],
  'Ranges are ignored: the whole file comes': ['Cloudflare'],
  'A malformed range is 416 instead of the whole file': ['nginx', 'Caddy'],
  'A 416 has each header of the policy twice': ['nginx'],
  'Of several known tags none is found': ['Cloudflare'],
  'A visitor who refuses every coding gets 415, without the policy': ['Cloudflare'],
  'What is no HTTP is refused without the policy': ['Caddy', 'Cloudflare'],
  'The `Server` header names the program': ['nginx'],
} satisfies Record<string, HostName[]>;

export type Difference = keyof typeof differences;

export function differs(host: Host, difference: Difference): boolean {
  return (differences[difference] as HostName[]).includes(host.name);
}
