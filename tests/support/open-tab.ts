import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium } from '@playwright/test';

/**
 * A tab of a Chromium as visitors have it, driven by the DevTools protocol alone. One that Playwright drives makes no
 * page ready in advance: it attaches to pages instead of tabs.
 */
export async function openTab(site: string) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const words = [
    ...['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1280,800'],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...['--disable-background-networking', 'about:blank'],
  ];
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const browser = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await readAddress(browser.stderr));
  await once(socket, 'open');
  /** Of the page that is shown, and after it of those that are made ready. */
  const sessions: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(data);
    if (method === 'Target.attachedToTarget') sessions.push(params.sessionId);
    if (method === 'Target.detachedFromTarget') sessions.splice(sessions.indexOf(params.sessionId), 1);
  });

  let sent = 0;
  // biome-ignore lint/suspicious/noExplicitAny: each method has a result of its own.
  const call = (method: string, params: object, sessionId?: string): Promise<any> => {
    const id = ++sent;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const reply = JSON.parse(data);
        if (reply.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(reply.result);
      };
      socket.addEventListener('message', listen);
    });
  };

  async function evaluate<Value>(expression: string, sessionId?: string): Promise<Value> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const reply = await call('Runtime.evaluate', params, sessionId);
    return reply?.result?.value;
  }
  const read = <Value>(expression: string) => evaluate<Value>(expression, sessions[0]);

  const { targetInfos } = await call('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { targetId } = targetInfos[0];
  const tab = await call('Target.attachToTarget', { targetId, flatten: true });
  sessions.length = 0;
  const attach = {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
    filter: [{ type: 'page' }],
  };
  await call('Target.setAutoAttach', attach, tab.sessionId);

  return {
    /** The value of an expression in the page that is shown. */
    read,
    /** The same in the page that is made ready; undefined while there is none. */
    readReady: (expression: string) => evaluate(expression, sessions[1]),
    open: (path: string) => call('Page.navigate', { url: site + path }, sessions[0]),
    async point(selector: string, press = false) {
      const [x, y] = await read<[number, number]>(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector('${selector}').getBoundingClientRect())`,
      );
      for (const type of ['mouseMoved', ...(press ? ['mousePressed', 'mouseReleased'] : [])]) {
        const params = { type, x, y, button: press ? 'left' : 'none', clickCount: 1 };
        await call('Input.dispatchMouseEvent', params, sessions[0]);
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
