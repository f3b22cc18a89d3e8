import { expect, it } from 'vitest';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { carryOnOrder } from './memberTexts.ts';

const NOW = Date.UTC(2026, 10, 21);

const kept = (link: string, deadline?: number): StoredQuiz => ({
  link,
  runId: link,
  mode: 'end',
  picks: {},
  keptAt: 0,
  ...(deadline !== undefined && { exam: { order: [], deadline } }),
});

it('begins with the exam whose clock runs, and leaves out exams that are not on offer', () => {
  const left = [kept('retired'), kept('over', NOW - 1), kept('latest'), kept('running', NOW + 1)];
  const offered = ['running', 'latest', 'over'].map((link) => ({ link }));
  expect(carryOnOrder(left, offered, NOW).map(({ link }) => link)).toEqual(['running', 'over', 'latest']);
  // While it is not known what is on offer, nothing is left out.
  expect(carryOnOrder(left, undefined, NOW)).toHaveLength(4);
});
