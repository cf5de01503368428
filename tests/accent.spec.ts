import { parse } from 'culori';
import { ACCENT } from '../src/content/brand/accent.ts';
import { expect, main, PHONE, paths, test } from './site.ts';

test('accent stands only on what can be pressed, and on every page that waits for a person', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { r, g, b } = parse(ACCENT) as { r: number; g: number; b: number };
  const accent = `rgb(${[r, g, b].map((value) => Math.round(value * 255)).join(', ')})`;
  for (const path of paths) {
    await page.goto(path);
    const found = await main(page).evaluate(findColoured, accent);
    expect.soft(found, path).not.toEqual([]);
    expect
      .soft(
        found.filter(({ isPressed }) => !isPressed),
        path,
      )
      .toEqual([]);
  }
});

/** Lists the visible elements that have a colour, and whether a press does something there. */
function findColoured(root: Element, colour: string) {
  const properties =
    'color background-color border-top-color border-left-color outline-color fill stroke'.split(' ');
  return [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => ({ element, style: getComputedStyle(element, pseudo) })),
    )
    .filter(({ style }) => properties.some((name) => style.getPropertyValue(name) === colour))
    .map(({ element }) => ({
      html: element.outerHTML.slice(0, 80),
      // A tile or ring that waits is turned home by the button beside it.
      isPressed: !!element.closest('a, button, summary, [data-waits]'),
    }));
}
