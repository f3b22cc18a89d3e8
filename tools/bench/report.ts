import type { Subject, Visit } from './measure.ts';
import { median } from './stats.ts';
import { textTable } from './textTable.ts';

/** What is measured: our page in both answer modes, and the floor. */
export const MODES = ['immediate', 'end', 'floor'] as const satisfies Subject['mode'][];

/** How many questions; the first is what the others are compared with. */
export const SIZES = [60, 500, 5000] as const;

/** One mode at one size, with what its visits gave. */
export interface BenchCase {
  readonly mode: Subject['mode'];
  readonly size: (typeof SIZES)[number];
  readonly visits: Visit[];
}

/** The figures of a visit, in the order of the table: heading and decimals. */
const columns = {
  scriptKb: ['JS KB gzip', 1],
  fcp: ['FCP ms', 0],
  lcp: ['LCP ms', 0],
  cls: ['CLS', 3],
  p50: ['answer p50 ms', 1],
  p98: ['answer p98 ms', 1],
  closed: ['elements', 0],
  open: ['with navigator', 0],
} as const satisfies Record<keyof Visit, readonly [heading: string, decimals: number]>;

const keys = Object.keys(columns) as (keyof Visit)[];

const figure = ({ visits }: BenchCase, key: keyof Visit) => median(visits.map((visit) => visit[key]));
const shown = (value: number, decimals: number) => (Number.isNaN(value) ? '-' : value.toFixed(decimals));
const nameOf = ({ mode, size }: BenchCase) => `${mode}, ${size} questions`;

/** Every case as a row of medians. */
export function report(cases: readonly BenchCase[]): string {
  const rows = cases.map((one) => [nameOf(one), ...keys.map((key) => shown(figure(one, key), columns[key][1]))]);
  return textTable([['', ...keys.map((key) => columns[key][0])], ...rows]);
}

/** How many times as slow, or as large, a case is as the shortest quiz of its mode, and as the floor of its size. */
export function ratioReport(cases: readonly BenchCase[]): string {
  const find = (mode: Subject['mode'], size: number) => cases.find((one) => one.mode === mode && one.size === size);
  const ratio = (one: BenchCase, other: BenchCase | undefined, key: keyof Visit) =>
    other && other !== one ? `${shown(figure(one, key) / figure(other, key), 2)}` : '-';
  const rows = cases.map((one) => {
    const short = find(one.mode, SIZES[0]);
    const floor = one.mode === 'floor' ? undefined : find('floor', one.size);
    return [
      nameOf(one),
      ratio(one, short, 'p50'),
      ratio(one, short, 'p98'),
      ratio(one, short, 'open'),
      ratio(one, floor, 'p50'),
      ratio(one, floor, 'p98'),
    ];
  });
  const heads = ['p50 / 60', 'p98 / 60', 'elements / 60', 'p50 / floor', 'p98 / floor'];
  return textTable([['', ...heads], ...rows]);
}
