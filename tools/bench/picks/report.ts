import { median, quantile } from '../stats.ts';
import { textTable } from '../textTable.ts';
import type { Subject, Visit } from './visit.ts';

/** What is measured: our quiz in both answer modes, and the floor. */
export const MODES = ['immediate', 'end', 'floor'] as const satisfies Subject['mode'][];

/** How many questions a quiz has; the first is what the others are compared with. */
export const SIZES = [60, 500, 5000] as const;

/** One mode at one size, with what its visits gave. */
export interface PicksCase {
  readonly mode: Subject['mode'];
  readonly size: (typeof SIZES)[number];
  readonly visits: Visit[];
}

/** The figures of a case: picks of all its visits together, and elements at the median. */
const figures = {
  p50: ({ visits }: PicksCase) =>
    quantile(
      visits.flatMap(({ times }) => times),
      0.5,
    ),
  p98: ({ visits }: PicksCase) =>
    quantile(
      visits.flatMap(({ times }) => times),
      0.98,
    ),
  closed: ({ visits }: PicksCase) => median(visits.map(({ closed }) => closed)),
  open: ({ visits }: PicksCase) => median(visits.map(({ open }) => open)),
};

const shown = (value: number, decimals: number) => (Number.isNaN(value) ? '-' : value.toFixed(decimals));
const nameOf = ({ mode, size }: PicksCase) => `${mode}, ${size} questions`;

/** Every case as a row. */
export function report(cases: readonly PicksCase[]): string {
  const rows = cases.map((one) => [
    nameOf(one),
    String(one.visits.reduce((sum, { times }) => sum + times.length, 0)),
    shown(figures.p50(one), 1),
    shown(figures.p98(one), 1),
    shown(figures.closed(one), 0),
    shown(figures.open(one), 0),
  ]);
  return textTable([['', 'picks', 'answer p50 ms', 'answer p98 ms', 'elements', 'with navigator'], ...rows]);
}

/** How many times as slow, or as large, a case is as the shortest quiz of its mode, and as the floor of its size. */
export function ratioReport(cases: readonly PicksCase[]): string {
  const find = (mode: Subject['mode'], size: number) => cases.find((one) => one.mode === mode && one.size === size);
  const ratio = (one: PicksCase, other: PicksCase | undefined, key: keyof typeof figures) =>
    other && other !== one ? shown(figures[key](one) / figures[key](other), 2) : '-';
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
