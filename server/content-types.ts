import { extname } from 'node:path';

/** What each ending of a file means, on every host. */
export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

const ALREADY_COMPRESSED = new Set(['.png', '.jpg', '.webp', '.avif', '.woff2', '.pdf']);

/** The Content-Type of a file; what is not known is bytes to save, never a page to run. */
export function contentTypeOf(file: string): string {
  return contentTypes[extname(file)] ?? 'application/octet-stream';
}

/** Whether brotli and gzip siblings of a file are worth making. */
export function isCompressible(file: string): boolean {
  const extension = extname(file);
  return extension in contentTypes && !ALREADY_COMPRESSED.has(extension);
}
