import type { LighthouseRun } from './measure-lighthouse.ts';
import type { Visit } from './measure-visit.ts';
import { describeSpread } from './spread.ts';

type Row = Record<string, string | number>;

/** All runs on one page of one site. */
export interface Findings {
  path: string;
  site: string;
  lighthouse: LighthouseRun[];
  visits: Visit[];
  /** Ms; undefined where the page has no link to another one. */
  navigations: (number | undefined)[];
}

export function toRow({ path, site, lighthouse, visits, navigations }: Findings): Row {
  const bytes = (kind: keyof Visit['bytes']) => describeSpread(visits.map((visit) => visit.bytes[kind]));
  const visit = (name: 'requests' | 'mainThreadMs' | 'heapMiB' | 'processMiB', digits = 0) =>
    describeSpread(
      visits.map((each) => each[name]),
      digits,
    );
  const score = (name: keyof LighthouseRun['scores']) =>
    describeSpread(lighthouse.map(({ scores }) => scores[name]));
  const metric = (name: 'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls', digits = 0) =>
    describeSpread(
      lighthouse.map((run) => run[name]),
      digits,
    );
  return {
    page: path,
    site,
    html: bytes('html'),
    css: bytes('css'),
    script: bytes('script'),
    font: bytes('font'),
    image: bytes('image'),
    other: bytes('other'),
    requests: visit('requests'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'FCP ms': metric('fcpMs'),
    'LCP ms': metric('lcpMs'),
    'TBT ms': metric('tbtMs'),
    CLS: metric('cls', 4),
    'main thread ms': visit('mainThreadMs'),
    'next page ms': describeSpread(navigations),
    'heap MiB': visit('heapMiB', 1),
    'process MiB': visit('processMiB'),
  };
}
