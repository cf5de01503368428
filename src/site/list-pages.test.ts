import { expect, it } from 'vitest';
import { chooseTexts } from './list-pages.ts';

it.each([
  [['Über Favre\u00a0SA, IT-\u2060Unternehmen'], 'Über Favre SA, IT-Unternehmen'],
  [['Software\u00adentwicklung'], 'Softwareentwicklung | Favre SA'],
  [['a'.repeat(61), 'Contact'], 'Contact | Favre SA'],
])('names the company once in plain titles: %j', (title, shown) =>
  expect(chooseTexts({ title, description: [''] }, 'Favre SA').title).toBe(shown),
);
