import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../server/create-site.ts';
import { ask, findFreePort, listen, stop } from './http.ts';

const VISITORS = 8;
const DEPLOYMENTS = 8;

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  folder = join(root, 'site');
});

afterEach(() => rmSync(root, { recursive: true }));

const hashedFiles = (version: number) => [`/_astro/page.H${version}.js`, `/_astro/look.H${version}.css`];

/** Writes a build whose every file says which version it is of. */
function build(version: number, into = folder) {
  const links = hashedFiles(version).map((path) => `<link href="${path}">`);
  const files: Record<string, string> = {
    'index.html': `<title>Version ${version}</title>${links.join('')}`.padEnd(20_000),
    '404.html': `<title>Version ${version}</title>`,
    ...Object.fromEntries(
      hashedFiles(version).map((path) => [path, `/* Version ${version} */`.padEnd(50_000)]),
    ),
  };
  mkdirSync(join(into, '_astro'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(into, name), text);
    writeFileSync(join(into, `${name}.br`), brotliCompressSync(text));
  }
}

function replace(version: number) {
  build(version, join(root, 'next'));
  renameSync(folder, join(root, `before-${version}`));
  renameSync(join(root, 'next'), folder);
}

/** Visits the home page and all that it asks for on one connection, and gives the version that each file says. */
async function visit(port: number, agent: Agent): Promise<number[]> {
  const read = async (path: string) => {
    const { status, body } = await ask(port, path, { agent, headers: { 'accept-encoding': 'br' } });
    expect([path, status]).toEqual([path, 200]);
    return brotliDecompressSync(body).toString();
  };
  const page = await read('/');
  const parts = await Promise.all((page.match(/\/_astro\/[\w.]+/g) ?? []).map(read));
  return [page, ...parts].map((text) => Number(/Version (\d+)/.exec(text)?.[1]));
}

describe('a deployment under a running server', () => {
  let server: ChildProcess;
  let port: number;
  let said: AsyncIterator<string>;

  beforeEach(async () => {
    build(0);
    port = await findFreePort();
    server = spawn(process.execPath, [join(import.meta.dirname, '../server/serve.ts'), folder], {
      env: { ...process.env, PORT: `${port}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = new PassThrough();
    for (const stream of [server.stdout!, server.stderr!]) stream.pipe(output, { end: false });
    said = createInterface(output)[Symbol.asyncIterator]();
    await said.next();
  });

  afterEach(() => void server.kill('SIGKILL'));

  async function reload(): Promise<string> {
    server.kill('SIGHUP');
    return (await said.next()).value;
  }

  it('loses no request and mixes no versions', async () => {
    const seen = Array.from({ length: VISITORS }, () => new Set<number>());
    let isOver = false;
    const visited = new EventEmitter();
    const visitors = seen.map(async (versions) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 2 });
      while (!isOver) {
        const [version, ...others] = await visit(port, agent);
        expect(others).toEqual([version, version]);
        versions.add(version!);
        visited.emit('page');
      }
      agent.destroy();
    });
    const deployments = async () => {
      for (let version = 1; version <= DEPLOYMENTS; version += 1) {
        for (let visits = 0; visits < VISITORS; visits += 1) await once(visited, 'page');
        replace(version);
        expect(await reload()).toBe('The folder was read again: what it holds now is served');
      }
      isOver = true;
    };
    await Promise.all([...visitors, deployments()]);
    const all = new Set(seen.flatMap((versions) => [...versions]));
    expect([...all].slice(0, DEPLOYMENTS).sort()).toEqual(
      Array.from({ length: DEPLOYMENTS }, (_, each) => each),
    );
    expect(await visit(port, new Agent())).toEqual(Array(3).fill(DEPLOYMENTS));
  });

  it.each<[string, () => void, RegExp]>([
    ['is gone', () => rmSync(folder, { recursive: true }), /There is no built site at/],
    [
      'is half written',
      () => rmSync(join(folder, '_astro/page.H1.js')),
      /asks for \/_astro\/page\.H1\.js, which is not there/,
    ],
    ['has no home page yet', () => rmSync(join(folder, 'index.html')), /has no index\.html/],
    [
      'has a copy half written',
      () => writeFileSync(join(folder, 'index.html.br'), ''),
      /br copy of \/ holds/,
    ],
  ])('changes nothing while the folder %s, and says why', async (_name, breakFolder, reason) => {
    replace(1);
    breakFolder();
    const sentence = await reload();
    expect(sentence).toMatch(/^The version before is served still: /);
    expect(sentence).toMatch(reason);
    expect(await visit(port, new Agent())).toEqual([0, 0, 0]);
  });
});

describe('the files that open pages still ask for', () => {
  it('stay for a few versions, then go', async () => {
    build(0);
    const server = createSite({ folder });
    const port = await listen(server);
    const statuses = async (version: number) =>
      Promise.all(hashedFiles(version).map(async (path) => (await ask(port, path)).status));
    for (let version = 1; version <= 4; version += 1) {
      replace(version);
      server.reload();
      expect(await statuses(0)).toEqual([200, 200]);
    }
    replace(5);
    server.reload();
    const after = await Promise.all([0, 1, 5].map(statuses));
    await stop(server);
    expect(after).toEqual([
      [404, 404],
      [200, 200],
      [200, 200],
    ]);
  });

  it('are no pages: what the new version has not is missing', async () => {
    build(0);
    writeFileSync(join(folder, 'gone.html'), 'Version 0');
    const server = createSite({ folder });
    const port = await listen(server);
    replace(1);
    server.reload();
    const { status, body } = await ask(port, '/gone');
    await stop(server);
    expect([status, body.toString()]).toEqual([404, '<title>Version 1</title>']);
  });

  it('may come from folders that a link moves between', async () => {
    build(0, join(root, 'release-0'));
    build(1, join(root, 'release-1'));
    symlinkSync('release-0', folder);
    const server = createSite({ folder });
    const port = await listen(server);
    symlinkSync('release-1', join(root, 'next'));
    renameSync(join(root, 'next'), folder);
    server.reload();
    const page = (await ask(port, '/')).body.toString();
    const [before, now] = await Promise.all([0, 1].map((version) => ask(port, hashedFiles(version)[0]!)));
    await stop(server);
    expect([page.slice(0, 24), before!.status, now!.status]).toEqual(['<title>Version 1</title>', 200, 200]);
  });
});
