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
  const args = [
    ...['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1280,800'],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...['--disable-background-networking', 'about:blank'],
  ];
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await readAddress(browser.stderr));
  await once(socket, 'open');
  /** Of the tab, of the page that is shown in it, and of the one that is made ready. */
  const sessions: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: each method has a result of its own.
  const waiting: { answer: (result?: any) => void; sessionId: string | undefined }[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(data);
    waiting[id]?.answer(result);
    if (method === 'Target.attachedToTarget') sessions.push(params.sessionId);
    if (method !== 'Target.detachedFromTarget') return;
    sessions.splice(sessions.indexOf(params.sessionId), 1);
    // A page that goes leaves its questions unanswered.
    for (const { answer, sessionId } of waiting) if (sessionId === params.sessionId) answer();
  });

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const call = (method: string, params: object, sessionId?: string): Promise<any> => {
    socket.send(JSON.stringify({ id: waiting.length, method, params, sessionId }));
    return new Promise((answer) => waiting.push({ answer, sessionId }));
  };
  async function evaluate<Value>(expression: string, sessionId?: string): Promise<Value> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const reply = await call('Runtime.evaluate', params, sessionId);
    return reply?.result?.value;
  }
  const read = <Value>(expression: string) => evaluate<Value>(expression, sessions[1]);

  const { targetInfos } = await call('Target.getTargets', { filter: [{ type: 'tab' }] });
  await call('Target.attachToTarget', { targetId: targetInfos[0].targetId, flatten: true });
  const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
  await call('Target.setAutoAttach', { ...attach, filter: [{ type: 'page' }] }, sessions[0]);

  return {
    /** The value of an expression in the page that is shown. */
    read,
    /** The same in the page that is made ready; undefined while there is none. */
    readReady: (expression: string) => evaluate(expression, sessions[2]),
    open: (path: string) => call('Page.navigate', { url: site + path }, sessions[1]),
    async point(selector: string, press = false) {
      const [x, y] = await read<[number, number]>(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector('${selector}').getBoundingClientRect())`,
      );
      for (const type of ['mouseMoved', ...(press ? ['mousePressed', 'mouseReleased'] : [])]) {
        const params = { type, x, y, button: press ? 'left' : 'none', clickCount: 1 };
        await call('Input.dispatchMouseEvent', params, sessions[1]);
      }
    },
    async close() {
      browser.kill();
      await once(browser, 'exit');
      // Its other processes may still write there.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
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
