/**
 * Scores the built pages by the rules of the HTTP Observatory: npm run observatory
 * The answers are those of our own server on this machine. Taken as done is what needs a certificate: that the
 * site is asked for over HTTPS, and that HTTP leads there. Fails when points are left that the pages could gain.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Row, writeMeasures } from '../../bench/write-measures.ts';
import { createSite } from '../../server/create-site.ts';
import { kindOf } from '../../server/policy.ts';
import { listFiles } from '../../server/read-site.ts';

const HOST = 'site.example';
const BASE_SCORE = 100;
/** Points that no page can gain: a place on the browsers' list is the owner's to ask for, and there is no cookie to secure. */
const beyondPages = ['strict-transport-security', 'cookies'];

interface Test {
  name: string;
  result: string;
  points: number;
  left: number;
}

const scorer = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory');
const load = (file: string) => import(pathToFileURL(join(scorer, 'src', file)).href);
// Its install script would download the browsers' list; in an empty one no site is found.
writeFileSync(join(scorer, 'conf/hsts-preload.json'), '{}');
const { ALL_TESTS, ALGORITHM_VERSION } = await load('constants.js');
const { Requests } = await load('types.js');
const { SCORE_TABLE } = await load('grader/charts.js');
const { getGradeForScore } = await load('grader/grader.js');
const { parseHttpEquivHeaders } = await load('retriever/utils.js');
const axios = createRequire(join(scorer, 'package.json'))('axios');

const dist = join(import.meta.dirname, '../../dist');
const server = createSite({ folder: dist });
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const rows: Row[] = [];
for (const file of listFiles(dist).filter((name) => kindOf(name) === 'page'))
  await scorePage(`/${file.replace(/(^index)?\.html$/, '')}`);
server.close();
writeMeasures('observatory', rows);

async function scorePage(path: string) {
  const requests = await retrieve(path);
  const tests: Test[] = ALL_TESTS.map((test: (requests: unknown) => unknown) => describe(test(requests)));
  const score = tests.reduce((sum, { points }) => sum + points, BASE_SCORE);
  const { grade } = getGradeForScore(score);
  rows.push({ page: path, grade, score });
  console.log(`${path}: grade ${grade}, score ${score} (rules of version ${ALGORITHM_VERSION})`);
  if (path === '/') console.table(Object.fromEntries(tests.map(({ name, ...rest }) => [name, rest])));
  for (const { name, result, left } of tests)
    if (left > 0 && !beyondPages.includes(name)) {
      console.error(`${path} could gain ${left} points: ${name} is "${result}".`);
      process.exitCode = 1;
    }
}

/** What its own retriever would have of the page, were it at https://site.example. */
async function retrieve(path: string) {
  const ask = (method: string, headers = {}) =>
    axios.request({ url: origin + path, method, headers, maxRedirects: 0, validateStatus: () => true });
  const url = `https://${HOST}${path}`;
  const page = { ...(await ask('GET')), verified: true };
  const preflight = await ask('OPTIONS', {
    Origin: `https://other.example`,
    'Access-Control-Request-Method': 'GET',
  });
  const redirects = [
    { url: new URL(`http://${HOST}${path}`), status: 301 },
    { url: new URL(url), status: 200 },
  ];
  const requests = new Requests(HOST);
  requests.resources.path = page.data;
  requests.responses = {
    auto: { ...page, httpEquiv: parseHttpEquivHeaders(page.data, url) },
    http: page,
    https: page,
    cors: { ...preflight, verified: true },
    httpRedirects: redirects,
    httpsRedirects: redirects,
  };
  requests.session = {
    url: new URL(url),
    redirectHistory: redirects,
    jar: { serializeSync: () => ({ cookies: [] }) },
  };
  return requests;
}

// biome-ignore lint/suspicious/noExplicitAny: the scorer has no types.
function describe(output: any): Test {
  const pointsOf = (result: string): number => SCORE_TABLE.get(result)?.modifier ?? 0;
  const { name, possibleResults } = output.constructor;
  const points = pointsOf(output.result);
  return { name, result: output.result, points, left: Math.max(...possibleResults.map(pointsOf)) - points };
}
