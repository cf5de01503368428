/** Runs in the project "next-page", whose Chromium has its back/forward cache. */
import { expect, menuButton, menuLinks, PHONE, pages, test } from './site.ts';

test('Back shows the page from the back/forward cache, with its menu closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pages.home.path);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await menuButton(page).click();
  // A click on a link would close the menu at once.
  await page.goto(pages.contact.path);
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.persisted')).toBe(true);
  await expect(menuLinks(page)).toHaveCount(0);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('next page is prerendered while its link is pointed at', async ({ playwright, baseURL }, {
  project,
}) => {
  const port = Number(new URL(baseURL!).port) + 100;
  const { launchOptions } = project.use;
  const args = [...launchOptions!.args!, '--window-size=1280,900', `--remote-debugging-port=${port}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const { send, pageSessions } = await attach(port);
  const evaluate = async (expression: string, session = pageSessions.at(-1)!) =>
    (await send('Runtime.evaluate', { expression, returnByValue: true }, session)).result?.value;
  // Chromium prerenders nothing for a page that a tool is attached to, as Playwright's are; for a tab it does.
  const { targetId } = await send('Target.createTarget', {
    url: 'about:blank',
    width: 1280,
    height: 900,
    forTab: true,
  });
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab);
  await expect.poll(() => pageSessions.length).toBe(1);
  const [first] = pageSessions;
  await send('Page.navigate', { url: baseURL! + pages.home.path }, first);
  await expect.poll(() => evaluate('document.readyState')).toBe('complete');
  const link = `header nav a[href="${pages.services.path}"]`;
  const { x, y } = await evaluate(`document.querySelector('${link}').getBoundingClientRect().toJSON()`);
  const press = (type: string) =>
    send('Input.dispatchMouseEvent', { type, x: x + 9, y: y + 9, button: 'left', clickCount: 1 }, first);
  await press('mouseMoved');
  await expect.poll(() => evaluate('document.prerendering')).toBe(true);
  await press('mousePressed');
  await press('mouseReleased');
  await expect
    .poll(() => evaluate('performance.getEntriesByType("navigation")[0].activationStart'))
    .toBeGreaterThan(0);
  expect(await evaluate('location.pathname')).toBe(pages.services.path);
  await browser.close();
});

type Parameters = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: Each method has a result of its own.
type Answer = any;

/** Speaks the Chrome DevTools Protocol: https://chromedevtools.github.io/devtools-protocol/ */
async function attach(port: number) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const pageSessions: string[] = [];
  const answers: ((result: Answer) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = JSON.parse(data);
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page')
      pageSessions.push(params.sessionId);
    answers[id]?.(result ?? {});
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const send = (method: string, params: Parameters, sessionId?: string) =>
    new Promise<Answer>((resolve) => {
      const id = answers.push(resolve) - 1;
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  return { send, pageSessions };
}
