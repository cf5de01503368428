/**
 * Our server under load beside nginx and Caddy, on the same built folder: npm run bench:server
 * Needs Linux, and wrk to make the load. Rounds take turns, so that what else the machine does hits all alike.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { caddy } from '../tests/hosts/caddy.ts';
import type { Host, RunningHost } from '../tests/hosts/host.ts';
import { nginx } from '../tests/hosts/nginx.ts';
import { ourServer } from '../tests/hosts/our-server.ts';
import { measureProcesses } from './measure-processes.ts';
import { type Row, writeMeasures } from './write-measures.ts';

const CONNECTIONS = 256;
const ROUNDS = 5;
const ROUND_S = 5;
const WARM_UP_S = 1;

const dist = join(import.meta.dirname, '..', 'dist');
const largest = readdirSync(join(dist, '_astro')).find((file) => /^react\..*\.js$/.test(file));
const paths = ['/', `/_astro/${largest}`];

interface Load {
  requests: number;
  /** In microseconds, as all times of wrk. */
  duration: number;
  p50: number;
  p99: number;
  errors: number;
  cpuMs: number;
}

if (!isThere('wrk')) {
  console.error(
    'wrk is not on this machine: install it, as in "apt-get install -y wrk", and run this again.',
  );
  process.exit(1);
}
const all = [ourServer, nginx, caddy];
for (const { name } of all.filter((host) => !host.isInstalled()))
  console.log(`${name} is not on this machine: left out.`);
const hosts = all.filter((host) => host.isInstalled());
const rows: Row[] = [];
for (const path of paths) await compare(path);
writeMeasures('server', rows);

async function compare(path: string): Promise<void> {
  const runs: { host: Host; running: RunningHost; loads: Load[] }[] = [];
  try {
    for (const host of hosts) runs.push({ host, running: await host.start(dist), loads: [] });
    for (const { running } of runs) await load(running, path, WARM_UP_S);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { running, loads } of runs) loads.push(await load(running, path, ROUND_S));
    console.log(`\n${path}, brotli, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${ROUND_S} s`);
    const own = runs.map(({ host, running, loads }) =>
      describe(path, host.name, loads, measureProcesses(running.pid).peakBytes),
    );
    console.table(own);
    rows.push(...own);
  } finally {
    for (const { running } of runs) await running.stop();
  }
}

async function load({ port, pid }: RunningHost, path: string, seconds: number): Promise<Load> {
  const before = measureProcesses(pid).cpuMs;
  const words = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', join(import.meta.dirname, 'report.lua')];
  const wrk = spawn('wrk', [...words, '-H', 'Accept-Encoding: br', `http://localhost:${port}${path}`]);
  let said = '';
  wrk.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(wrk, 'close');
  return { ...JSON.parse(said.trim().split('\n').at(-1)!), cpuMs: measureProcesses(pid).cpuMs - before };
}

function describe(path: string, host: string, loads: Load[], peakBytes: number): Row {
  const median = (read: (load: Load) => number) => loads.map(read).sort((a, b) => a - b)[loads.length >> 1]!;
  return {
    path,
    host,
    'requests/s': Math.round(median(({ requests, duration }) => (requests / duration) * 1e6)),
    'p50 ms': round(median(({ p50 }) => p50 / 1000)),
    'p99 ms': round(median(({ p99 }) => p99 / 1000)),
    'CPU µs a request': Math.round(median(({ cpuMs, requests }) => (cpuMs * 1000) / requests)),
    'peak MB': Math.round(peakBytes / 1e6),
    errors: loads.reduce((sum, load) => sum + load.errors, 0),
  };
}

/** To a tenth. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function isThere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
