import { expect, it } from 'vitest';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { fill, someExams } from '../../tests/harness/app.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const DAY = 24 * 60 * 60 * 1000;
const attemptId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';

/** Picks of the right answer of so many questions. */
const right = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`adm-${index + 1}`, ['a']]));

describeDialects('saveExamAttempt', (open) => {
  const site = accountsOf(open, { exams: someExams });

  /** Sends an attempt of Ann's with these changes; returns the status and body. */
  async function save(changes: Partial<Attempt> = {}) {
    const reply = await site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 70, ...changes });
    return [reply.statusCode, reply.json()];
  }

  const saved = () => site.db.selectFrom('attempts').selectAll().orderBy('created_at').execute();
  const done = [200, { message: 'Your result was saved.' }];
  const changed = [
    409,
    { error: 'The questions of this exam have changed since the quiz began.', code: 'questionsChanged' },
  ];

  it('saves a score without picks as not verified', async () => {
    expect(await save({ scorePercent: 66.67 })).toEqual(done);
    expect(await saved()).toEqual([
      {
        user_id: site.ann.userId,
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        exam_id: 'administrator',
        score: 6667,
        counting_score: 6667,
        verified: 0,
        practice_set: null,
        mode: null,
        seed: null,
        finished_at: site.clock.now(),
        created_at: site.clock.now(),
      },
    ]);
  });

  it('computes the score of picks itself, as verified', async () => {
    expect(await save({ scorePercent: 100, picks: { ...right(9), 'adm-10': ['b'] } })).toEqual(done);
    expect(await saved()).toMatchObject([{ score: 4500, verified: 1 }]);
  });

  it('scores one practice exam by itself, for those who own the exam', async () => {
    const questions = questionFiles(30).map((question, index) => ({ ...question, set: (index % 3) + 1 }));
    const picks = { 'adm-2': ['a'], 'adm-5': ['a'] };
    await fill(site.db, [examFileWith({ questions })]);
    expect(await save({ picks, set: 2 })).toEqual(changed);
    await fill(site.db, [examFileWith({ price: '0.00', questions })]);
    expect(await save({ picks, set: 2 })).toEqual(done);
    expect(await save({ picks, set: 4 })).toEqual(changed);
    expect(await save({ picks: { 'adm-1': ['a'] }, set: 2 })).toEqual(changed);
    expect(await saved()).toMatchObject([{ score: 2000, verified: 1, practice_set: 2 }]);
    expect((await site.read(retrieveUserDetails)).json()).toMatchObject({
      exams: [{ attempts: [{ scorePercent: 20, set: 2 }] }],
    });
  });

  it.each([
    ['a question that is not open', { picks: { 'adm-21': ['a'] } }],
    ['an exam whose questions are gone', { examId: 'developer1', picks: {} }],
  ])('refuses picks with %s', async (_, attempt) => {
    expect(await save(attempt)).toEqual(changed);
    expect(await saved()).toEqual([]);
  });

  it('refuses more picks than a question takes', async () => {
    const refusal = [400, { error: 'There are more picks than the question takes.', code: 'tooManyPicks' }];
    expect(await save({ picks: { 'adm-1': ['a', 'b'] } })).toEqual(refusal);
    expect(await save({ picks: { 'adm-1': ['a', 'a'] } })).toEqual(done);
  });

  it('knows no exam that is not on offer', async () => {
    await fill(site.db, [examFileWith({ questions: questionFiles(25) })]);
    const refusal = [404, { error: 'There is no such exam.', code: 'examNotFound' }];
    expect(await save({ examId: 'developer1' })).toEqual(refusal);
    expect(await save({ examId: 'unknown' })).toEqual(refusal);
  });

  it('saves an attempt that is sent again and again, also at once, one time, whatever has changed since', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => save({ attemptId, picks: right(20) })));
    expect(replies).toEqual(replies.map(() => done));
    site.clock.forward(1000);
    expect(await save({ attemptId: attemptId.toUpperCase(), scorePercent: 5 })).toEqual(done);
    await fill(site.db, [examFileWith({ slug: 'developer1' })]);
    expect(await save({ attemptId, picks: right(20) })).toEqual(done);
    expect(await saved()).toMatchObject([{ id: attemptId, score: 10_000, created_at: site.clock.now() - 1000 }]);
  });

  it.each([
    ['a time that was', -DAY, -DAY],
    ['a time to come', 1000, 0],
    ['a time before that', -90 * DAY - 1, 0],
  ])('dates an attempt by %s', async (_, given, kept) => {
    expect(await save({ finishedAt: new Date(site.clock.now() + given).toISOString() })).toEqual(done);
    expect(await saved()).toMatchObject([{ finished_at: site.clock.now() + kept, created_at: site.clock.now() }]);
  });
});
