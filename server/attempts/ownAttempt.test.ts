import { expect, it } from 'vitest';
import { type Attempt, deleteAttempt, retrieveAttempt, saveExamAttempt } from '../../contract/attempts.ts';
import { bearer, expectRefused } from '../../tests/harness/accounts.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { someExams } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const [attemptId, other] = ['9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e', '1f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e'];
const seed = '0123456789abcdef';

describeDialects('an attempt', (open) => {
  const site = accountsOf(open, { exams: someExams });
  const save = (changes: Partial<Attempt>) =>
    site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 0, ...changes });
  const read = (as = site.ann) => {
    const query = new URLSearchParams({ userId: as.userId, attemptId });
    return site.app.inject({ url: `/api${retrieveAttempt.path}?${query}`, headers: bearer(as) });
  };
  const learned = () => site.db.selectFrom('learner_questions').selectAll().orderBy('question_id').execute();

  it('is read as it was saved, by its user alone', async () => {
    const asked = [
      { id: 'adm-7', version: 1, seconds: 90, flagged: true },
      { id: 'adm-2', version: 1 },
    ];
    await save({ attemptId, mode: 'exam', seed, asked, picks: { 'adm-7': ['a'] } });
    const [first, second] = asked;
    expect((await read()).json()).toEqual({
      attemptId,
      examId: 'administrator',
      scorePercent: 50,
      mode: 'exam',
      seed,
      finishedAt: new Date(site.clock.now()).toISOString(),
      picks: { 'adm-7': ['a'], 'adm-2': [] },
      asked: [
        { ...first, points: 100 },
        { ...second, points: 0 },
      ],
    });
    expectRefused(await read(await site.signUp('bob@example.org')), retrieveAttempt.refusals.attemptNotFound);
  });

  it('is deleted with what it says of its questions', async () => {
    const picks = { 'adm-1': ['a'] };
    await save({ attemptId: other, asked: [{ id: 'adm-1' }], picks: { 'adm-1': ['b'] } });
    const before = await learned();
    site.clock.forward(1000);
    await save({
      attemptId,
      mode: 'exam',
      seed,
      asked: [
        { id: 'adm-1', flagged: true },
        { id: 'adm-2', seconds: 5 },
      ],
      picks,
    });
    expect(await learned()).not.toEqual(before);
    expect((await site.own(deleteAttempt, { attemptId })).statusCode).toBe(200);
    expect(await learned()).toEqual(before);
    expectRefused(await read(), retrieveAttempt.refusals.attemptNotFound);
    expectRefused(await site.own(deleteAttempt, { attemptId }), deleteAttempt.refusals.attemptNotFound);
  });
});
