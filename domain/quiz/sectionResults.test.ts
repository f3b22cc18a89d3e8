import { expect, test } from 'vitest';
import { nextStep } from './nextStep.ts';
import { type Outcome } from './outcome.ts';
import { paceReport } from './pace.ts';
import { sectionResults } from './sectionResults.ts';

const covered = [
  { id: 'setup', name: 'Setup', weight: 60 },
  { id: 'flow', name: 'Automation', weight: 25 },
  { name: 'Agents', weight: 15 },
];

/** A quiz from one letter for each question, by section: r, p, w, u. */
function quiz(letters: Record<string, string>) {
  const ways: Record<string, Outcome> = { r: 'right', p: 'partly', w: 'wrong', u: 'unanswered' };
  const all = Object.entries(letters).flatMap(([category, ended]) =>
    Array.from(ended, (letter) => ({ category, outcome: ways[letter] ?? 'wrong' })),
  );
  return { questions: all, ended: all.map(({ outcome }) => outcome) };
}
const names = (sections: readonly { name: string }[]) => sections.map(({ name }) => name);
const { questions, ended } = quiz({ Setup: 'rrrw', Automation: 'pwru', Agents: 'r' });

test('what lost the most points stands first', () => {
  const sections = sectionResults(questions, { ended, covered });
  expect(names(sections)).toEqual(['Automation', 'Setup', 'Agents']);
  expect(sections[0]).toMatchObject({ id: 'flow', weight: 25, points: 1, total: 4, trend: [25] });
  expect(sections[0]?.ended).toEqual(['right', 'partly', 'wrong', 'unanswered']);
});

test('with partial credit a section counts it, except where attempts are compared', () => {
  const shares = [1, 1, 1, 0, 0.5, 0, 1, 0, 1];
  const sections = sectionResults(questions, { ended, shares, covered, past: [past('Automation', 2, 4)] });
  expect(sections[0]).toMatchObject({ name: 'Automation', points: 1.5, trend: [50, 25] });
  expect(nextStep(sections).reason).toMatch(/: 1\.5 of 4 points\.$/);
});

const past = (
  name: string,
  fullyCorrect: number,
  total: number,
  facts: { attemptId?: string; mode?: string } = {},
) => ({
  ...facts,
  sections: [{ name, fullyCorrect, total }],
});
const automation = quiz({ Automation: 'rrrwwwwww' });

test('the attempt before and the trend come from what was saved, with this attempt at its end', () => {
  const [section] = sectionResults(automation.questions, {
    ended: automation.ended,
    past: [past('Automation', 4, 10), past('Setup', 1, 2), past('Automation', 5, 9), { sections: [] }],
  });
  expect(section).toMatchObject({ before: { right: 5, total: 9 }, trend: [40, 56, 33] });
});

/** The section as it went now, after these attempts. */
const after = (attempts: ReturnType<typeof past>[], isSimulation = false) =>
  sectionResults(automation.questions, { ended: automation.ended, past: attempts, attemptId: 'this', isSimulation })[0];

test('this attempt is in the trend once, whether or not it has been saved', () => {
  const [before, own] = [past('Automation', 5, 9, { attemptId: 'a' }), past('Automation', 3, 9, { attemptId: 'this' })];
  expect(after([before])?.trend).toEqual([56, 33]);
  expect(after([before, own])?.trend).toEqual([56, 33]);
  // Another attempt that went the same way.
  expect(after([past('Automation', 3, 9, { attemptId: 'b' }), own])?.trend).toEqual([33, 33]);
  expect(after([past('Automation', 3, 9)])?.trend).toEqual([33, 33]);
});

test('an exam simulation is compared with simulations', () => {
  const attempts = [past('Automation', 6, 9, { mode: 'exam' }), past('Automation', 9, 9, { mode: 'end' })];
  expect(after(attempts, true)).toMatchObject({ before: { right: 6, total: 9 }, trend: [67, 33] });
  expect(after(attempts)?.trend).toEqual([67, 100, 33]);
});

test('the next step is the section that cost most, with the reason', () => {
  const step = nextStep(sectionResults(questions, { ended, covered }));
  expect(step).toMatchObject({
    kind: 'section',
    section: { name: 'Automation' },
    reason: 'It’s 25% of the exam, and where you lost the most points: 1 of 4 right.',
  });
});

test('the reason says what has changed, and what took longer than the exam allows', () => {
  const reason = (before: [number, number], each: number, pace?: number) =>
    nextStep(
      sectionResults(automation.questions, {
        ended: automation.ended,
        seconds: automation.ended.map(() => each),
        covered,
        past: [past('Automation', ...before)],
      }),
      pace,
    ).reason;
  expect(reason([5, 9], 176, 105)).toBe('It’s 25% of the exam: 3 of 9 right, down from 5, at 2:56 a question.');
  expect(reason([1, 10], 90, 105)).toBe('It’s 25% of the exam: 33% right, up from 10%.');
  expect(reason([3, 9], 176)).toBe('It’s 25% of the exam: 3 of 9 right.');
});

test('where nothing was lost, the next step is an exam', () => {
  const all = quiz({ Setup: 'rr', Agents: 'r' });
  expect(nextStep(sectionResults(all.questions, { ended: all.ended, covered })).kind).toBe('exam');
  expect(nextStep([]).kind).toBe('exam');
});

test('the pace is compared with that of the official exam', () => {
  // A section with fewer than five times has no pace.
  const timed = quiz({ Setup: 'rrrrr', Automation: 'rrrrruuu', Agents: 'r' });
  const seconds = [102, 102, 102, 102, 102, 115, 115, 115, 115, 115, 0, 0, 0, 136];
  const sections = sectionResults(timed.questions, { ended: timed.ended, seconds, covered });
  const report = paceReport(seconds, timed.ended, sections, 105);
  expect(report).toMatchObject({ average: 111, official: 105 });
  expect(report?.text).toBe(
    'You averaged 1:51 per question, over the exam’s 1:45. Your slowest section was Automation, at 1:55. You didn’t open three questions.',
  );
  expect(paceReport([61, 61], [], [], undefined)?.text).toBe('You averaged 1:01 per question.');
  expect(paceReport([30], [], [], 105)?.text).toBe('You averaged 0:30 per question, well under the exam’s 1:45.');
  expect(paceReport([105], [], [], 105)?.text).toBe('You averaged 1:45 per question, exactly the exam’s 1:45.');
  expect(paceReport([0, 0], [], sections, 105)).toBeUndefined();
});
