/**
 * How the build grows with its pages: npm run bench:growth -- [--pages 6,60,600] [--runs 1]
 * Each added page is what a real one is: a route, a screen, a picture for shared links and words of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from './copy-project.ts';
import { orStop } from './or-stop.ts';
import { readCount } from './read-options.ts';
import { describeSpread, spread } from './spread.ts';
import { type Row, writeMeasures } from './write-measures.ts';

const { sizes, runs } = orStop(readWords);
/** Each process of the build says at its end how much memory it had, in KiB. */
const SAY_PEAK =
  "--import=data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";

interface Build {
  steps: Map<string, number>;
  seconds: number;
  peakMiB: number;
}

interface Growth {
  pages: number;
  builds: Build[];
}

const found = sizes.map(measureGrowth);
const rows = found.map((each, i) => describeGrowth(each, found[i - 1]));
console.log('npm run build; median (least to most) where it ran more than once');
console.table(rows);
writeMeasures('growth', rows);

function readWords() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '6,60,600' },
      runs: { type: 'string', default: '1' },
    },
  });
  const sizes = values.pages.split(',').map((value) => readCount('--pages', value));
  return { sizes, runs: readCount('--runs', values.runs) };
}

function measureGrowth(wanted: number): Growth {
  const { folder, remove } = copyProject();
  try {
    const own = countPages(build(folder));
    const pages = Math.max(own, wanted);
    for (let number = own + 1; number <= pages; number++) addPage(folder, number);
    return { pages, builds: Array.from({ length: runs }, () => readBuild(build(folder), pages)) };
  } finally {
    remove();
  }
}

/** A copy of About under another name, down to its words and its picture for shared links. */
function addPage(folder: string, number: number) {
  const name = `Generated${number}`;
  const path = `generated-${number}`;
  const copy = (from: string, to: string, change: (text: string) => string) => {
    mkdirSync(join(folder, to, '..'), { recursive: true });
    writeFileSync(join(folder, to), change(readFileSync(join(folder, from), 'utf8')));
  };
  copy('src/content/about.ts', `src/content/${path}.ts`, (text) => text.replace('Talk to a', `${number}: a`));
  copy('src/screens/About.tsx', `src/screens/${name}.tsx`, (text) =>
    text.replace('function About', `function ${name}`).replace('content/about.ts', `content/${path}.ts`),
  );
  copy('src/pages/about.astro', `src/pages/${path}.astro`, (text) =>
    text.replaceAll(/\bAbout\b/g, name).replace('{...pages.about}', `{...pages.about} path="/${path}"`),
  );
  const listLikeAbout = (file: string) =>
    copy(file, file, (text) => text.replace(/^ {2}'\/about'(.*)$/m, `$&\n  '/${path}'$1`));
  listLikeAbout('src/build/share/draw-share-picture.tsx');
  listLikeAbout('src/content/share-pictures.ts');
}

/** Gives all that the build said. */
function build(folder: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NODE_OPTIONS: SAY_PEAK },
  });
  if (status !== 0) throw new Error(`The build of the copy failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}

/** Reads what the build said: `✓ compress, 0.7 s`, `peak 250000`. */
function readBuild(said: string, pages: number): Build {
  if (countPages(said) !== pages) throw new Error(`The copy built ${countPages(said)} pages, not ${pages}.`);
  const steps = new Map(
    [...said.matchAll(/^✓ (.+), ([\d.]+) s$/gm)].map(([, name = '', s]) => [name, Number(s)]),
  );
  return {
    steps,
    seconds: [...steps.values()].reduce((sum, each) => sum + each, 0),
    peakMiB: Math.max(...[...said.matchAll(/^peak (\d+)$/gm)].map(([, peak]) => Number(peak) / 1024)),
  };
}

function countPages(said: string): number {
  return Number(said.match(/(\d+) page\(s\) built/)?.[1]);
}

/** What a page costs is what a build with more of them takes longer, not the build's own start shared among them. */
function describeGrowth({ pages, builds }: Growth, before: Growth | undefined): Row {
  const grown = (read: (build: Build) => number) =>
    before
      ? (middle(builds.map(read)) - middle(before.builds.map(read))) / (pages - before.pages)
      : Number.NaN;
  const show = (read: (build: Build) => number, digits = 0) => describeSpread(builds.map(read), digits);
  const stepNames = [...builds[0]!.steps.keys()];
  return {
    pages,
    ...Object.fromEntries(stepNames.map((name) => [`${name} s`, show(({ steps }) => steps.get(name)!, 1)])),
    'together s': show(({ seconds }) => seconds, 1),
    'ms for each page more': before ? Math.round(grown(({ seconds }) => seconds) * 1000) : '',
    'peak MiB': show(({ peakMiB }) => peakMiB),
    'MiB for each page more': before ? Number(grown(({ peakMiB }) => peakMiB).toFixed(2)) : '',
  };
}

function middle(values: number[]): number {
  return spread(values)!.median;
}
