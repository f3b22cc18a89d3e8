import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LearnerQuestion } from '../../../contract/learning.ts';
import { countKinds, isOfKind, kinds } from '../../../domain/member/kinds.ts';
import { questionKey } from '../../data/learning/questionId.ts';
import { chosenQuestions, markedQuestions } from './markedQuestions.ts';

const ids = ['q1', 'q2', 'q3', 'q4'];
const exams = ['administrator', 'developer1'].map((examId) => ({
  examId,
  questions: ids.slice(0, 3).map((id, at) => ({
    id,
    question: `Acme needs \`View All\`. Which way is ${id}?`,
    category: at === 0 ? 'Setup' : 'Automation',
  })),
}));

const learned: fc.Arbitrary<LearnerQuestion[]> = fc.uniqueArray(
  fc.record(
    {
      examId: fc.constantFrom('administrator', 'developer1', 'gone'),
      questionId: fc.constantFrom(...ids),
      timesAsked: fc.nat(3),
      flagged: fc.boolean(),
      lastPercent: fc.constantFrom(0, 50, 100),
      bookmarkedAt: fc.constant('2026-01-15T12:00:00.000Z'),
      note: fc.constantFrom('See ROLES.', 'Ask Ben.'),
    },
    { requiredKeys: ['examId', 'questionId', 'timesAsked', 'flagged'] },
  ),
  { selector: questionKey },
);
describe('the questions of a learner', () => {
  it('are all that have something on them and can be shown or removed, each once', () => {
    fc.assert(
      fc.property(learned, (all) => {
        const marked = markedQuestions(all, exams).map(({ own }) => own);
        expect(new Set(marked.map(questionKey)).size).toBe(marked.length);
        for (const own of all) {
          const isOpen = own.examId !== 'gone' && own.questionId !== 'q4';
          const isKept = own.bookmarkedAt !== undefined || own.note !== undefined;
          const isMissed = own.lastPercent !== undefined && own.lastPercent < 100;
          expect(marked.includes(own)).toBe(isKept || (isMissed && isOpen));
        }
      }),
    );
  });

  it('are as many of each kind as the home page says', () => {
    fc.assert(
      fc.property(learned, (all) => {
        const marked = markedQuestions(all, exams);
        const told = all.map((own) => ({ ...own, open: own.examId !== 'gone' && own.questionId !== 'q4' }));
        const listed = kinds.map((kind) => marked.filter(({ own }) => isOfKind(own, kind)).length);
        expect(Object.values(countKinds(told))).toEqual(listed);
      }),
    );
  });

  it('are found by words of the question and of the note, whatever the case', () => {
    const own = { examId: 'administrator', questionId: 'q2', timesAsked: 0, flagged: false, note: 'See ROLES.' };
    const marked = markedQuestions([own], exams);
    const find = (search: string) => chosenQuestions(marked, { kind: '', examId: '', section: '', search }).length;
    expect(['view  all', 'roles', 'q2?', 'profiles'].map(find)).toEqual([1, 1, 1, 0]);
  });

  it('are in the order of the exam, after those that were missed, the latest of these first', () => {
    const own = { examId: 'administrator', timesAsked: 1, flagged: false, note: 'See ROLES.' };
    const missed = (questionId: string, day: number) => ({
      ...own,
      questionId,
      lastPercent: 0,
      lastAskedAt: `2026-01-1${day}T12:00:00.000Z`,
    });
    const all = [missed('q4', 9), { ...own, questionId: 'q1' }, missed('q2', 5), missed('q3', 6)];
    expect(markedQuestions(all, exams).map((each) => each.own.questionId)).toEqual(['q3', 'q2', 'q1', 'q4']);
  });

  it('stay where they were just changed', () => {
    const own = { examId: 'administrator', questionId: 'q1', timesAsked: 1, flagged: false };
    const touched = new Set([questionKey(own)]);
    const marked = markedQuestions([own], exams, touched);
    expect(chosenQuestions(marked, { kind: 'noted', examId: '', section: '', search: '' }, touched)).toHaveLength(1);
    expect(markedQuestions([own], exams)).toEqual([]);
  });
});
