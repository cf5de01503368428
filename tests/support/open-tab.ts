import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';

/**
 * A tab of a Chromium as visitors have it, driven by the DevTools protocol alone. One that Playwright drives
 * prerenders no page, because Playwright attaches to pages instead of tabs.
 */
export async function openTab(site: string) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const args = [
    ...['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, '--window-size=1280,800'],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...['--disable-background-networking', 'about:blank'],
  ];
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const browser = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [input, output] = browser.stdio.slice(3) as [Writable, Readable];
  /** Of the tab, of the page that is shown in it, and of the one that is prerendered. */
  const sessions: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: each method has a result of its own.
  const waiting: { answer: (result?: any) => void; sessionId: string | undefined }[] = [];
  let received = '';
  output.setEncoding('utf8').on('data', (part) => {
    const messages = `${received}${part}`.split('\0');
    received = messages.pop()!;
    for (const message of messages) receive(JSON.parse(message));
  });
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  function receive({ id, result, method, params }: any) {
    waiting[id]?.answer(result);
    if (method === 'Target.attachedToTarget') sessions.push(params.sessionId);
    if (method !== 'Target.detachedFromTarget') return;
    sessions.splice(sessions.indexOf(params.sessionId), 1);
    // A page that goes leaves its questions unanswered.
    for (const { answer, sessionId } of waiting) if (sessionId === params.sessionId) answer();
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const call = (method: string, params: object, sessionId?: string): Promise<any> => {
    input.write(`${JSON.stringify({ id: waiting.length, method, params, sessionId })}\0`);
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
    /** The same in the prerendered page; undefined while there is none. */
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
