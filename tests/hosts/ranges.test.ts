import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../server/create-site.ts';
import { readRange } from '../../server/read-range.ts';
import { ask, listen, stop } from '../support/http.ts';

const text = Array.from({ length: 1_000 }, (_, index) => `${index} `).join('');
const plain = Buffer.from(text);
const packed = brotliCompressSync(plain);

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, body] of Object.entries({
    'index.html': '',
    'a.txt': plain,
    'a.txt.br': packed,
    'empty.txt': '',
  }))
    writeFileSync(join(folder, name), body);
  server = createSite({ folder });
  port = await listen(server);
});

afterAll(async () => {
  await stop(server);
  rmSync(folder, { recursive: true });
});

const getPart = (range: string, headers: Record<string, string> = {}) =>
  ask(port, '/a.txt', { headers: { range, ...headers } });

describe('a part of a file', () => {
  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=0-0', 0, 1],
    ['BYTES=5-5', 5, 6],
    ['bytes= 7-8 ', 7, 9],
    ['bytes=-5', -5, undefined],
    ['bytes=-99999', 0, undefined],
    ['bytes=100-', 100, undefined],
    ['bytes=100-99999999999999999999', 100, undefined],
  ])('comes for %s', async (range, start, end) => {
    const { status, headers, body } = await getPart(range);
    const part = plain.subarray(start, end);
    const first = start < 0 ? plain.length + start : start;
    expect(status).toBe(206);
    expect(body.toString()).toBe(part.toString());
    expect(headers).toMatchObject({
      'content-range': `bytes ${first}-${first + part.length - 1}/${plain.length}`,
      'content-length': `${part.length}`,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(headers['etag']).toBe((await ask(port, '/a.txt')).headers['etag']);
  });

  it('comes from the compressed file where that would be sent', async () => {
    const { status, headers, body } = await getPart('bytes=10-19', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding']]).toEqual([206, 'br']);
    expect(headers['content-range']).toBe(`bytes 10-19/${packed.length}`);
    expect(body.equals(packed.subarray(10, 20))).toBe(true);
  });

  it.each([`bytes=${plain.length}-`, 'bytes=99999999999999999999-', 'bytes=-0'])(
    'that is beyond the file is refused with its length: %s',
    async (range) => {
      const { status, headers } = await getPart(range);
      expect([status, headers['content-range']]).toEqual([416, `bytes */${plain.length}`]);
      expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-cache', 'nosniff']);
    },
  );
});

describe('the whole file', () => {
  it.each([
    'bytes=5-2',
    'bytes=0-1,5-6',
    'bytes=-',
    'bytes=a-b',
    'bytes=1-2x',
    'bytes',
    'lines=1-2',
    'bytes=0x1-2',
    'bytes=--5',
  ])('comes for %s', async (range) => {
    const { status, headers, body } = await getPart(range);
    expect([status, headers['content-range'], body.length]).toEqual([200, undefined, plain.length]);
    expect(headers['accept-ranges']).toBe('bytes');
  });

  it('comes when the part is wanted of a known version only, since weak tags never prove that', async () => {
    const tag = (await ask(port, '/a.txt')).headers['etag']!;
    for (const known of [tag, tag.replace('W/', ''), '"other"', new Date().toUTCString()])
      expect((await getPart('bytes=0-9', { 'if-range': known })).status).toBe(200);
  });

  it('is what HEAD tells of', async () => {
    const { status, headers } = await ask(port, '/a.txt', {
      method: 'HEAD',
      headers: { range: 'bytes=0-9' },
    });
    expect([status, headers['content-length']]).toEqual([200, `${plain.length}`]);
  });

  it('comes of an empty file', async () => {
    for (const range of ['bytes=0-', 'bytes=-5'])
      expect((await ask(port, '/empty.txt', { headers: { range } })).status).toBe(200);
  });

  it('need not come again: what a visitor already has is 304 before any range', async () => {
    const tag = (await ask(port, '/a.txt')).headers['etag']!;
    expect((await getPart('bytes=0-9', { 'if-none-match': tag })).status).toBe(304);
  });

  it('of a missing page comes as 404', async () => {
    expect((await ask(port, '/none', { headers: { range: 'bytes=0-1' } })).status).toBe(404);
  });
});

it('a range that is read lies within the bytes, whatever was asked', () => {
  const anyHeader = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,6}-\d{0,6}$/));
  fc.assert(
    fc.property(anyHeader, fc.nat(2_000), (header, length) => {
      const part = readRange(header, length);
      if (part === null || part === 'unsatisfiable') return;
      expect(0 <= part.start && part.start < part.end && part.end <= length).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
