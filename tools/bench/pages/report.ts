import { median } from '../stats.ts';
import { textTable } from '../textTable.ts';
import { BUDGET } from '../budget.ts';
import type { Load } from './load.ts';
import { FLOOR } from './subjects.ts';

/** How many times as long as the static floor a page may take to its first, and to its largest paint. */
const MOST = 1.5;

/** A page with what its visits gave. */
export interface PageCase {
  readonly name: string;
  readonly loads: readonly Load[];
}

/** The figures of a page, in the order of the table: heading and decimals. */
const columns = {
  htmlKb: ['HTML KB', 1],
  cssKb: ['CSS KB', 1],
  scriptKb: ['JS KB', 1],
  fcp: ['FCP ms', 0],
  lcp: ['LCP ms', 0],
  blocked: ['TBT ms', 0],
  cls: ['CLS', 3],
} as const satisfies Record<keyof Load, readonly [heading: string, decimals: number]>;

const keys = Object.keys(columns) as (keyof Load)[]; // an object forgets the type of its keys

/** Every page as a row of medians, beside the static floor, and what it has above its bounds. */
export function report(cases: readonly PageCase[]): string {
  const floor = cases.find(({ name }) => name === FLOOR);
  const rows = cases.map((one) => {
    const times = (key: 'fcp' | 'lcp') => figure(one, key) / (floor ? figure(floor, key) : Number.NaN);
    const isFloor = one.name.endsWith('floor');
    const above = [
      times('fcp') > MOST && 'FCP',
      times('lcp') > MOST && 'LCP',
      figure(one, 'scriptKb') > BUDGET && 'JS',
      figure(one, 'cls') >= 0.0005 && 'CLS',
    ].filter(Boolean);
    return [
      one.name,
      ...keys.map((key) => figure(one, key).toFixed(columns[key][1])),
      times('fcp').toFixed(2),
      times('lcp').toFixed(2),
      isFloor ? '-' : above.join(', ') || 'none',
    ];
  });
  const heads = [...keys.map((key) => columns[key][0]), 'FCP / floor', 'LCP / floor', 'above bounds'];
  return [
    textTable([['', ...heads], ...rows]),
    `Bounds: FCP and LCP at most ${MOST} times the static floor, JS at most ${BUDGET} KB, CLS 0.`,
  ].join('\n');
}

const figure = ({ loads }: PageCase, key: keyof Load) => median(loads.map((one) => one[key]));
