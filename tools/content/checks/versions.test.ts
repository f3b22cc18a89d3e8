import { expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../tests/harness/content.ts';
import { compareVersions, versionFindings } from './versions.ts';

const question = questionFile({ id: 'adm-1' });
const examOf = (...questions: (typeof question)[]) => examFileWith({ questions });
const { next: known } = compareVersions(examOf(question));
const [first, second] = question.answers;
if (!first || !second) throw new Error('A question has two answers.');

const found = (questions: (typeof question)[], before = known) =>
  versionFindings(examOf(...questions), before).map(({ path, message }) => `${path.join('.')}: ${message}`);

it('finds nothing where what is asked is as it was', () => {
  const explained = { ...first, explanation: 'Another.' };
  const same = { ...question, difficulty: 'hard' as const, text: question.text.replace(' ', '\n') };
  expect(found([{ ...same, answers: [explained, second] }])).toEqual([]);
});

it.each([
  ['text', { text: 'Which setting hides records?' }],
  ['order of answers', { answers: [second, first] }],
  ['key', { answers: [first, { ...second, correct: true }] }],
])('finds a change of the %s in the same version', (_, change) => {
  expect(found([{ ...question, ...change }])).toEqual([
    'questions.0.version: the text, the answers or the key have changed: this is version 2',
  ]);
});

it('finds versions without a date, and those that are not kept yet', () => {
  const changed = { ...question, version: 2, text: 'Other?' };
  expect(found([changed])).toContain('questions.0.version: version 2 needs its date: correctedOn');
  expect(found([{ ...changed, correctedOn: '2026-11-12' }])).toEqual([
    'questions: 1 question in a version of which versions.json knows nothing: npm run content -- versions',
  ]);
});

it('finds a question that is gone, one that comes back, and a version that goes back', () => {
  const before = (change: object) => ({ 'adm-1': { version: 1, hash: 'x', ...change } });
  expect(found([])).toEqual(['questions: "adm-1" is gone: npm run content -- versions --retire']);
  expect(found([], before({ retired: true }))).toEqual([]);
  expect(found([question], before({ retired: true }))).toEqual([
    'questions.0.id: "adm-1" was the id of a question that is gone: take a new one',
  ]);
  expect(found([question], before({ version: 3 })).join()).toContain('version 3 was on the site already');
});
