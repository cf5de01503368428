import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fontkit from 'fontkit';
import { expect, it, onTestFinished } from 'vitest';
import { finishBuild } from './finish-build.ts';

it('dist/ is a whole build, or the one that was there', async () => {
  const root = fs.mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const unfinished = join(root, 'dist-unfinished');
  const built = join(unfinished, `${process.pid}`);
  // No process has this id.
  fs.mkdirSync(join(unfinished, '4194305'), { recursive: true });
  const build = (page: string) => {
    fs.mkdirSync(built, { recursive: true });
    fs.writeFileSync(join(built, 'index.html'), page);
    const dir = pathToFileURL(`${built}/`);
    const hooks = Object.values(finishBuild().hooks) as ((options: object) => void)[];
    return Promise.all(hooks.map(async (run) => run({ dir, config: { outDir: dir }, logger: console })));
  };
  const read = () => fs.readFileSync(join(root, 'dist/index.html'), 'utf8');
  await build('first');
  expect(fs.readdirSync(join(root, 'dist'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  fs.mkdirSync(join(built, 'folder.html'), { recursive: true });
  await expect(build('broken')).rejects.toThrow();
  expect(read()).toBe('first');
  fs.rmSync(built, { recursive: true });
  await build('second');
  expect([read(), fs.readdirSync(root)]).toEqual(['second', ['dist', 'dist-unfinished']]);
  expect(fs.readdirSync(unfinished)).toEqual([]);
});

it('served typeface has every letter and sign of Latin Europe', () => {
  const SIGNS =
    '«»‘’“”„\u00a0–—…·×©−°ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒÆßàâäçèéêëîïôöùûüÿœæÅÐÑÓÕØÚÝÞåðñóõøúýþĄąĆćČčĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžĀāĒēĢģĪīĶķĻļŅņŪūĖėĮįŲųĊċĠġĦħȘșȚțẞ';
  const fonts = fs.globSync('src/styles/fonts/*.woff2').map((file) => fontkit.openSync(file) as fontkit.Font);
  const isServed = (letter: string) =>
    fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  expect([...SIGNS].filter((letter) => !isServed(letter))).toEqual([]);
});
