import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
/** Whatever folder of src a browser may get; the others run at build alone, which the linter keeps so. */
const FOR_BROWSERS = '{browser,illustrations,layout,parts,screens,sections,widgets}/**/*.{ts,tsx}';
const ALLOWED = /^(react|react-dom(\/client)?|@radix-ui\/react-(toast|tooltip)|@tanstack\/react-query)$/;

it('the browser gets only our code, React, the widgets’ library and the data cache', () => {
  const files = globSync(FOR_BROWSERS, { cwd: source }).filter((file) => !file.includes('.test.'));
  const imports = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /^(?:import|export) (?!type\b)[^;]*?from '([^.'][^']*)'/gms,
      ),
    ].map(([, name]) => ({ file, name: name! })),
  );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter(({ name }) => !ALLOWED.test(name))).toEqual([]);
});
