import { expect, type Locator, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { readRegistrationNumber } from '../../src/site/read-registration-number.ts';
import { main } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

interface Decision {
  name: string;
  path: string;
  choices: {
    /** The text of a link that leads to it. */
    line?: string;
    press: string;
    /** What is shown once it is decided so. */
    seen: string[];
  }[];
  /** What stands there as long as nothing is chosen. */
  waiting?: string;
  /** Of the choices one is open at a time. */
  isOneOf?: true;
}

const { waiting } = words.about.companyInformation;
const { check, equation, digits } = readRegistrationNumber(company.uid);

/** The tile of Home and of the missing page, which needs a script, is in waiting-tile.spec.ts. */
const DECISIONS: Decision[] = [
  ...words.services.blocks.flatMap(({ example }): Decision[] => {
    const decision = example?.kind === 'case' && example.log.find(({ decision }) => decision)?.decision;
    if (!decision) return [];
    const [first, ...others] = decision.answers.map(({ label, consequences }) => ({
      press: label,
      seen: consequences,
    }));
    return [
      {
        name: 'the answer to an agent',
        path: pages.services.path,
        choices: [{ line: example.question, ...first! }, ...others],
        waiting: decision.waiting,
        isOneOf: true,
      },
    ];
  }),
  {
    name: 'the check of the number',
    path: pages.about.path,
    choices: [{ line: waiting.line, press: `${check}`, seen: [equation, waiting.again] }],
  },
];

for (const { name, path, choices, waiting, isOneOf } of DECISIONS) {
  test.describe('on a phone without scripts', () => {
    test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

    test(`${name} is reached, made, made otherwise, and taken back`, async ({ page }) => {
      await page.goto(path);
      if (waiting) await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
      for (const [index, { line, press, seen }] of choices.entries()) {
        if (line) await main(page).getByRole('link', { name: line }).tap();
        if (line) await expect(page.locator(':target')).toBeInViewport();
        const choice = findChoice(page, seen);
        await choice.locator('summary', { hasText: press }).tap();
        await expectSeen(choice, seen);
        await expect(findOpen(page)).toHaveCount(isOneOf ? 1 : index + 1);
      }
      if (waiting) await expect(main(page).getByText(waiting, { exact: true })).toBeHidden();
      for (const made of (await findOpen(page).all()).toReversed()) await made.locator('summary').tap();
      await expect(findOpen(page)).toHaveCount(0);
      if (waiting) await expect(main(page).getByText(waiting, { exact: true })).toBeVisible();
    });
  });

  test(`${name} is made by keyboard, and is taken back`, async ({ page }) => {
    await page.goto(path);
    const { press, seen } = choices[0]!;
    const choice = findChoice(page, seen);
    await choice.locator('summary', { hasText: press }).focus();
    await page.keyboard.press('Enter');
    await expectSeen(choice, seen);
    await page.keyboard.press('Space');
    await expect(findOpen(page)).toHaveCount(0);
    await expect(choice.getByText(seen[0]!, { exact: true })).toBeHidden();
  });
}

test('the digit that waits is named in the first view, and its check shows every product', async ({
  page,
}) => {
  await page.goto(pages.about.path);
  await expect(main(page).getByRole('link', { name: waiting.line })).toBeInViewport({ ratio: 1 });
  const number = main(page).getByRole('group', { name: company.uid });
  const products = number.locator('b').filter({ visible: true });
  await expect(products).toHaveCount(0);
  await number.locator('summary').click();
  await expect(products).toHaveText(digits.map(({ digit, weight }) => `${digit * weight}`));
});

/** By what it hides until then: several may ask the same. */
const findChoice = (page: Page, hidden: string[]) =>
  hidden.reduce(
    (found, text) => found.filter({ has: page.getByText(text, { exact: true }) }),
    main(page).locator('details'),
  );

const findOpen = (page: Page) => main(page).locator('details[open]');

async function expectSeen(choice: Locator, seen: string[]) {
  for (const text of seen) await expect(choice.getByText(text, { exact: true })).toBeVisible();
}
