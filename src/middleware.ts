import { defineMiddleware } from 'astro:middleware';
import { createHash } from 'node:crypto';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Allows a page its own styles, by their hashes: only a finished page has them all. In dev, Vite adds styles of its own, so
 * there is no policy.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!import.meta.env.PROD || !response.headers.get('Content-Type')?.startsWith('text/html'))
    return response;
  const html = await response.text();
  const hashes = Array.from(html.matchAll(STYLE), ([, style = '']) => `'sha256-${hash(style)}'`);
  return new Response(html.replace('STYLE-HASHES', hashes.join(' ')), response);
});

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
