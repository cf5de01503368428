import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium } from '@playwright/test';

interface Reply {
  sessionId?: string;
  targetInfos?: { targetId: string }[];
  result?: { value?: unknown };
}

/**
 * A tab of a Chromium as visitors have it, driven by the DevTools protocol alone. One that Playwright drives makes no
 * page ready in advance: it attaches to pages instead of tabs.
 */
export async function openTab() {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const words = [
    ...['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1280,800'],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...['--disable-background-networking', 'about:blank'],
  ];
  const browser = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await readAddress(browser.stderr));
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  /** Of the page that is shown, and after it of those that are made ready. */
  const sessions: string[] = [];
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(data);
    waiting.get(id)?.(result ?? {});
    if (method === 'Target.attachedToTarget') sessions.push(params.sessionId);
    if (method === 'Target.detachedFromTarget') sessions.splice(sessions.indexOf(params.sessionId), 1);
  });
  const call = (method: string, params: object = {}, sessionId?: string): Promise<Reply> =>
    new Promise((resolve) => {
      waiting.set(++sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params, sessionId }));
    });

  const { targetInfos } = await call('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { targetId } = targetInfos![0]!;
  const { sessionId: tab } = await call('Target.attachToTarget', { targetId, flatten: true });
  sessions.length = 0;
  const attach = {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
    filter: [{ type: 'page' }],
  };
  await call('Target.setAutoAttach', attach, tab);

  /** The value of an expression in the page that is shown. */
  async function read<Value>(expression: string): Promise<Value> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await call('Runtime.evaluate', params, sessions[0]);
    return result?.value as Value;
  }

  return {
    read,
    open: (url: string) => call('Page.navigate', { url }, sessions[0]),
    async point(selector: string, press = false) {
      const [x, y] = await read<[number, number]>(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      );
      for (const type of ['mouseMoved', ...(press ? ['mousePressed', 'mouseReleased'] : [])]) {
        const button = press ? 'left' : 'none';
        await call('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, sessions[0]);
      }
    },
    async close() {
      browser.kill();
      await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Chromium says at its start where it can be driven. */
async function readAddress(output: Readable): Promise<string> {
  let said = '';
  for await (const part of output) {
    said += part;
    const address = /ws:\S+/.exec(said)?.[0];
    if (address) return address;
  }
  throw new Error(`Chromium did not start: ${said}`);
}
