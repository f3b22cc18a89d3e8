import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readiness, standings, weakestSection, type SectionRecord } from './sections.ts';

const record = (name: string, fullyCorrect: number, total: number, weight = 10): SectionRecord => ({
  name,
  fullyCorrect,
  total,
  weight,
});
const names = ['Setup', 'Data', 'Automation', 'Agents'];
const section = (name: string) =>
  fc
    .record({ total: fc.integer({ min: 1, max: 12 }), part: fc.integer({ min: 0, max: 10 }) })
    .map(({ total, part }) => record(name, Math.round((total * part) / 10), total));
const attempt = fc.record({
  mode: fc.constantFrom('exam', 'end', undefined),
  sections: fc
    .subarray(names)
    .chain((chosen) => fc.tuple(...chosen.map(section)))
    .map((sections): SectionRecord[] => [...sections]),
});
const attempts = fc.array(attempt, { maxLength: 12 });

describe('the weakest section', () => {
  it('has no smaller share than any other that is known as well', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const weakest = weakestSection(all);
        if (!weakest) return;
        for (const { fullyCorrect, total } of standings(all)) {
          if (total < 5 && weakest.total >= 5) continue;
          expect(weakest.fullyCorrect / weakest.total).toBeLessThanOrEqual(fullyCorrect / total);
        }
      }),
    );
  });

  it('depends on the latest five questions, not on what was long ago', () => {
    const before = { mode: 'exam', sections: [record('Setup', 0, 9), record('Data', 6, 9)] };
    const now = { mode: 'exam', sections: [record('Setup', 8, 9), record('Data', 5, 9)] };
    expect(weakestSection([before, now])).toMatchObject({
      name: 'Data',
      fullyCorrect: 5,
      before: { fullyCorrect: 6, total: 9 },
    });
  });

  it('is compared with a time that can be compared', () => {
    const take = (mode: string, right: number, total: number) => ({ mode, sections: [record('Setup', right, total)] });
    const beforeOf = (...all: ReturnType<typeof take>[]) => weakestSection(all)?.before?.fullyCorrect;
    expect(beforeOf(take('end', 4, 9), take('end', 1, 1), take('end', 3, 9))).toBe(4);
    expect(beforeOf(take('exam', 5, 9), take('end', 9, 9), take('exam', 3, 9))).toBe(5);
    expect(beforeOf(take('end', 9, 9), take('exam', 3, 9))).toBeUndefined();
    expect(beforeOf(take('end', 4, 9), take('end', 0, 1))).toBeUndefined();
  });
});

it('readiness weighs each section as the exam does', () => {
  const sections = [record('Setup', 9, 9, 10), record('Data', 0, 6, 30)];
  expect(readiness(standings([{ sections }]), 68)).toBe(25);
  expect(readiness([], 68)).toBeUndefined();
});
