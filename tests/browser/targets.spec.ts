import { expect, type Page, test } from '@playwright/test';
import { menuButton, sitePages } from '../support/site.ts';

const LEAST_PX = 44;

for (const width of [320, 390, 768, 1280])
  test(`every link and button is 44 px or more each way and apart from the others, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const found = [];
    for (const { path } of sitePages) {
      // The pause buttons come with the script of the drawings.
      await page.goto(path, { waitUntil: 'networkidle' });
      found.push(
        ...(await measureTargets(page)).map(({ value, name }) => ({ value, where: `${path}: ${name}` })),
      );
      expect(await findTouching(page), path).toEqual([]);
      if (!(await menuButton(page).isVisible())) continue;
      await menuButton(page).click();
      const inMenu = await measureTargets(page);
      found.push(...inMenu.map(({ value, name }) => ({ value, where: `${path}, menu open: ${name}` })));
    }
    expect(found.filter(({ value }) => value < LEAST_PX)).toEqual([]);
  });

/** The shorter side of every target that is seen, but of links inside a sentence, which the text around them sizes. */
const measureTargets = (page: Page) =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button')];
    const isInSentence = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' &&
      target.parentElement!.textContent!.trim() !== target.textContent!.trim();
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSentence(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.ariaLabel ?? target.textContent, value: Math.min(width, height) };
      });
  });

/** Pairs of targets of which one takes the pointer from the other. */
const findTouching = (page: Page) =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll('main a[href], main button, footer a[href]')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({
        name: target.ariaLabel ?? target.textContent,
        ...target.getBoundingClientRect().toJSON(),
      }));
    return targets.flatMap((one, index) =>
      targets
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
