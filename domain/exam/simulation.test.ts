import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { question } from '../quiz/fixtures.ts';
import { anySelect, soundExam } from '../quiz/generators.ts';
import { keep } from '../quiz/keep.ts';
import { score } from '../quiz/score.ts';
import { shuffled } from './shuffle.ts';
import { type ExamAction, examReducer, keepMarks, keptQuestions, resumeExam, startExam } from './simulation.ts';

const terms = { seed: '0123456789ab0000', deadline: 1_000_000 };

const anyAction: fc.Arbitrary<ExamAction> = fc.oneof(
  { weight: 5, arbitrary: anySelect },
  {
    weight: 4,
    arbitrary: anySelect.map((action) => ({ ...action, type: 'strike' }) as ExamAction),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<ExamAction>({ type: 'next' }, { type: 'previous' }, { type: 'flag' }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ExamAction>({ type: 'review' }, { type: 'submit' }, { type: 'showResults' }),
  },
  { weight: 2, arbitrary: fc.nat(8).map((index): ExamAction => ({ type: 'goTo', index })) },
);
const anyActions = fc.array(anyAction, { maxLength: 60 });
const play = (exam: ReturnType<typeof startExam>, actions: readonly ExamAction[]) => actions.reduce(examReducer, exam);

/** Any state that a running exam can come to. */
const anyRunning = fc
  .tuple(soundExam, anyActions)
  .map(([questions, actions]) => play(startExam(questions, terms), actions));

function law<T>(name: string, property: fc.IProperty<T>): void {
  it(name, () => fc.assert(property, { numRuns: 300 }));
}

law(
  'no answer is both picked and struck out',
  fc.property(anyRunning, ({ quiz, struck }) => {
    struck.forEach((ids, index) => {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(quiz.picks[index]).not.toContain(id);
    });
  }),
);

law(
  'handing in scores the picks and opens the results, and nothing changes them from then on',
  fc.property(anyRunning, anyActions, (exam, actions) => {
    const handedIn = examReducer(exam, { type: 'handIn' });
    expect(handedIn.quiz).toMatchObject({
      finished: true,
      index: null,
      flags: exam.quiz.flags,
      ...score(exam.quiz.questions, exam.quiz.picks),
    });
    expect(handedIn).toMatchObject({ isReviewing: false, struck: exam.struck });
    const later = play(handedIn, [...actions, { type: 'handIn' }]);
    expect({ ...later, quiz: { ...later.quiz, index: null } }).toEqual(handedIn);
  }),
);

law(
  'an exam that is kept and resumed is the same, at the same question',
  fc.property(anyRunning, (exam) => {
    const bank = shuffled(exam.quiz.questions, 'another order');
    const [kept, marks] = [keep(exam.quiz), structuredClone(keepMarks(exam))];
    const resumed = resumeExam(keptQuestions(bank, marks), kept, marks);
    expect({ ...resumed, quiz: { ...resumed.quiz, questions: [] } }).toEqual({
      ...exam,
      quiz: { ...exam.quiz, questions: [], refused: false },
      isReviewing: false,
    });
    expect(resumed.quiz.questions.map(({ id }) => id)).toEqual(exam.quiz.questions.map(({ id }) => id));
  }),
);

describe('an exam', () => {
  const exam = startExam([question('ABcd'), question('Ab')], terms);
  const strike = (answerId: string): ExamAction => ({ type: 'strike', answerId });
  const select = (answerId: string): ExamAction => ({ type: 'select', answerId });

  it('takes a pick back where its answer is struck out, and a strike where it is picked', () => {
    const struck = play(exam, [select('A'), strike('A')]);
    expect([struck.quiz.picks[0], struck.struck[0]]).toEqual([[], ['A']]);
    const picked = play(struck, [select('A')]);
    expect([picked.quiz.picks[0], picked.struck[0]]).toEqual([['A'], []]);
  });

  it('comes to the review after its last question, and back', () => {
    const reviewing = play(exam, [{ type: 'next' }, { type: 'next' }]);
    expect(reviewing).toMatchObject({ isReviewing: true, quiz: { index: 1, finished: false } });
    expect(play(reviewing, [select('A'), strike('b'), { type: 'flag' }])).toBe(reviewing);
    expect(play(reviewing, [{ type: 'goTo', index: 0 }])).toMatchObject({ isReviewing: false, quiz: { index: 0 } });
    expect(play(reviewing, [{ type: 'goTo', index: 1 }])).toMatchObject({ isReviewing: false, quiz: { index: 1 } });
  });

  it('leaves out what is gone from the bank, and what has changed of it', () => {
    const marked = play(exam, [select('A'), strike('d'), { type: 'flag' }, { type: 'next' }, select('b')]);
    const [kept, marks] = [keep(marked.quiz), keepMarks(marked)];
    const gone = resumeExam(keptQuestions([question('ABcd')], marks), kept, marks);
    expect(gone).toMatchObject({ struck: [['d']], quiz: { flags: [true], picks: [['A']], index: 0 } });
    const changed = { ...question('ABc'), id: 'ABcd', version: 2 };
    const resumed = resumeExam(keptQuestions([changed, question('Ab')], marks), kept, marks);
    expect(resumed).toMatchObject({ struck: [[], []], quiz: { flags: [true, false], picks: [[], ['b']] } });
  });
});
