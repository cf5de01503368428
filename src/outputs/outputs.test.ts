import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { expect, it, onTestFinished } from 'vitest';
import { finishBuild } from './finish-build.ts';
import { drawText } from './share/draw-text.ts';

it('dist/ is a whole build, or the one that was there', async () => {
  const root = fs.mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const [built, dist] = [join(root, 'next'), join(root, 'dist')];
  const build = (page: string) => {
    fs.mkdirSync(built, { recursive: true });
    fs.writeFileSync(join(built, 'index.html'), page);
    return finishBuild(built, dist);
  };
  await build('old');
  fs.writeFileSync(join(dist, 'removed.html'), '');
  await build('first');
  expect(fs.readdirSync(dist)).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  fs.mkdirSync(join(built, 'folder.html'), { recursive: true });
  await expect(build('broken')).rejects.toThrow();
  expect(fs.readFileSync(join(dist, 'index.html'), 'utf8')).toBe('first');
});

it.each(['€uropa Treuhand® AG', '\u00a0Alpen', '😀 AG', 'Zu\u0308rich'])(
  'draws %s at finite coordinates',
  (text) => {
    const draw = (drawn: string) => drawText(drawn, 96, { x: 0, y: 0, width: 900, height: 200 });
    expect(draw(text)).toMatch(/d="M/);
    expect(draw(text)).not.toMatch(/NaN|Infinity/);
    expect(draw(text)).toBe(draw(text.normalize('NFC')));
  },
);

it('served typeface has every letter and sign of Latin Europe', () => {
  const SIGNS =
    '«»‘’“”„\u00a0–—…·×©−°ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒÆßàâäçèéêëîïôöùûüÿœæÅÐÑÓÕØÚÝÞåðñóõøúýþĄąĆćČčĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžĀāĒēĢģĪīĶķĻļŅņŪūĖėĮįŲųĊċĠġĦħȘșȚțẞ';
  const fonts = fs.globSync('src/styles/fonts/*.woff2').map((file) => fontkit.openSync(file) as fontkit.Font);
  const isServed = (letter: string) =>
    fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  expect([...SIGNS].filter((letter) => !isServed(letter))).toEqual([]);
});
