import { expect, it } from 'vitest';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { fill, someExams } from '../../tests/harness/app.ts';
import { examFileWith, questionFile, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const attemptId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';
/** Answers whose correct ones are the capital letters. */
const answersOf = (letters: string) =>
  letters.split('').map((text) => ({
    text,
    explanation: 'A reason.',
    ...(text !== text.toLowerCase() && { correct: true }),
  }));

describeDialects('the picks of an attempt', (open) => {
  const site = accountsOf(open, { exams: someExams });

  const send = (changes: Partial<Attempt>) =>
    site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 0, ...changes });
  async function save(changes: Partial<Attempt>): Promise<void> {
    expect((await send(changes)).statusCode).toBe(200);
  }
  const attempts = () => site.db.selectFrom('attempts').selectAll().orderBy('id').execute();
  const kept = () =>
    site.db.selectFrom('attempt_questions').selectAll().orderBy('attempt_id').orderBy('position').execute();

  it('are kept with what was asked, in its order, unanswered questions included', async () => {
    const asked = [
      { id: 'adm-7', version: 1, seconds: 90, flagged: true },
      { id: 'adm-2', version: 1, seconds: 0 },
      { id: 'adm-5' },
    ];
    const picks = { 'adm-2': ['b'], 'adm-7': ['a'] };
    await save({ attemptId, mode: 'exam', seed: '0123456789abcdef', asked, picks });
    expect(await attempts()).toMatchObject([{ score: 3300, verified: 1, mode: 'exam', seed: '0123456789abcdef' }]);
    const row = { user_id: site.ann.userId, attempt_id: attemptId, exam_id: 'administrator', version: 1 };
    expect(await kept()).toEqual([
      { ...row, position: 0, question_id: 'adm-7', picks: '["a"]', points: 100, seconds: 90, flagged: 1 },
      { ...row, position: 1, question_id: 'adm-2', picks: '["b"]', points: 0, seconds: 0, flagged: 0 },
      { ...row, position: 2, question_id: 'adm-5', picks: '[]', points: 0, seconds: null, flagged: 0 },
    ]);
  });

  it('are kept for all open questions where a quiz does not say what it asked', async () => {
    await save({ picks: { 'adm-3': ['a'] } });
    const rows = await kept();
    expect(rows.map(({ question_id }) => question_id)).toEqual(questionFiles(20).map(({ id }) => id));
    expect(rows.map(({ points }) => points)).toEqual(rows.map((_, position) => (position === 2 ? 100 : 0)));
    expect(await attempts()).toMatchObject([{ score: 500, mode: null, seed: null }]);
  });

  it('count in part', async () => {
    await fill(site.db, [
      examFileWith({ questions: [questionFile({ id: 'adm-1', version: 3, answers: answersOf('AbCDe') })] }),
    ]);
    await save({ asked: [{ id: 'adm-1', version: 3, points: 1 }], picks: { 'adm-1': ['d', 'b', 'a'] } });
    expect(await kept()).toMatchObject([{ version: 3, picks: '["d","b","a"]', points: 67 }]);
    expect(await attempts()).toMatchObject([{ score: 7000, verified: 1 }]);
  });

  it.each<[string, { id: string; version: number }, Record<string, string[]>]>([
    ['has another version by now', { id: 'adm-1', version: 1 }, { 'adm-1': ['b', 'c'] }],
    ['has lost an answer', { id: 'adm-1', version: 2 }, { 'adm-1': ['d'] }],
    ['has left the exam', { id: 'gone', version: 1 }, { gone: ['b', 'c'] }],
    ['is no longer open to the caller', { id: 'adm-21', version: 1 }, { 'adm-21': ['a'] }],
  ])('are all kept where a question %s, which counts as the client saw it', async (_, question, picks) => {
    const [, ...others] = questionFiles(25);
    const first = questionFile({ id: 'adm-1', version: 2, answers: answersOf('Abc') });
    await fill(site.db, [examFileWith({ questions: [first, ...others] })]);
    await save({
      scorePercent: 83,
      asked: [
        { ...question, seconds: 30, points: 50 },
        { id: 'adm-2', version: 1, points: 0 },
      ],
      picks: { ...picks, 'adm-2': ['a'] },
    });
    expect(await attempts()).toMatchObject([{ score: 8300, verified: 0 }]);
    const [changed] = Object.values(picks);
    expect(await kept()).toMatchObject([
      { question_id: question.id, version: question.version, picks: JSON.stringify(changed), points: 50, seconds: 30 },
      { question_id: 'adm-2', picks: '["a"]', points: 100 },
    ]);
    const learned = await site.db.selectFrom('learner_questions').select(['question_id', 'last_points']).execute();
    expect(learned.find(({ question_id }) => question_id === question.id)).toMatchObject({ last_points: 50 });
  });
});
