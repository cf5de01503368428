import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1280,800',
  ];
  if (process.getuid?.() === 0) words.push('--no-sandbox');
  const browser = spawn(program, [...words, '--disable-background-networking', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await readAddress());
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
  const attached = await call('Target.attachToTarget', {
    targetId: targetInfos![0]!.targetId,
    flatten: true,
  });
  const wanted = {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
    filter: [{ type: 'page' }],
  };
  sessions.length = 0;
  await call('Target.setAutoAttach', wanted, attached.sessionId);

  async function readAddress(): Promise<string> {
    let said = '';
    for await (const part of browser.stderr) {
      said += part;
      const address = /ws:\S+/.exec(said)?.[0];
      if (address) return address;
    }
    throw new Error(`${program} did not start: ${said}`);
  }

  /** The value of an expression in the page that is shown. */
  async function read<Value>(expression: string): Promise<Value> {
    const { result } = await call(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      sessions[0],
    );
    return result?.value as Value;
  }

  return {
    read,
    open: (url: string) => call('Page.navigate', { url }, sessions[0]),
    async point(selector: string, press = false) {
      const { x, y } = await read<{ x: number; y: number }>(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      );
      const types = ['mouseMoved', ...(press ? ['mousePressed', 'mouseReleased'] : [])];
      const buttons = press ? { button: 'left', clickCount: 1 } : {};
      for (const type of types)
        await call('Input.dispatchMouseEvent', { type, x, y, ...buttons }, sessions[0]);
    },
    async close() {
      browser.kill();
      await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
