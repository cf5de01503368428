import { createHash } from 'node:crypto';

const SCRIPT_FILE = /<script\b[^>]*?\ssrc="(\/[^"]+)"/g;

/**
 * The page with the hash of each script file that it names, so that a browser runs no other: not one that was
 * changed on its way, and not half of a new build. `readPublished` gives the file of a path, and throws without one.
 */
export function sealScripts(html: string, readPublished: (path: string) => Buffer): string {
  return html.replace(SCRIPT_FILE, (tag, path) => {
    const hash = createHash('sha256').update(readPublished(path)).digest('base64');
    return `${tag} integrity="sha256-${hash}"`;
  });
}
