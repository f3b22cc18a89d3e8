import { expect, it } from 'vitest';
import { examQuiz } from '../../contract/exams.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { fill, someExams } from '../../tests/harness/app.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { LEARNERS_LEAST, SHARES_AGE } from './firstPicks.ts';

describeDialects('the share of learners who picked an answer first', (open) => {
  const site = accountsOf(open, { exams: someExams });
  let learners = 0;

  /** So many learners whose first answer to a question was this one. */
  async function answered(count: number, picks: readonly string[], version = 1): Promise<void> {
    const users = Array.from({ length: count }, () => `user-${(learners += 1)}`).map((id) => ({ id, email: id }));
    const added = { password_hash: '', password_version: 1, created_at: 0, locked_at: null, deleted_at: null };
    await site.db
      .insertInto('users')
      .values(users.map((user) => ({ ...user, ...added })))
      .execute();
    const row = { exam_id: 'administrator', question_id: 'adm-1', times_asked: 1, last_points: 0, flagged: 0 } as const;
    const last = { last_asked_at: 0, last_version: 1, bookmarked_at: null, note: null, noted_at: null };
    const first = { first_version: version, first_picks: JSON.stringify(picks), first_asked_at: 0 };
    const rows = users.map(({ id }) => ({ user_id: id, ...row, ...last, ...first }));
    await site.db.insertInto('learner_questions').values(rows).execute();
  }
  async function quiz() {
    const reply = await site.app.inject('/api/exam/administrator/');
    return { etag: reply.headers.etag, questions: examQuiz.parse(reply.json()).questions };
  }
  const shares = async () =>
    (await quiz()).questions.slice(0, 2).map(({ answers }) => answers.map((one) => one.chosenBy));

  it('is there once enough learners have answered the question', async () => {
    await answered(LEARNERS_LEAST - 1, ['a']);
    expect(await shares()).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    await answered(16, ['b']);
    site.clock.forward(SHARES_AGE);
    expect(await shares()).toEqual([
      [64, 36],
      [undefined, undefined],
    ]);
  });

  it('counts answers to the current version alone', async () => {
    await answered(LEARNERS_LEAST, ['a'], 1);
    await answered(LEARNERS_LEAST, ['b'], 2);
    const questions = questionFiles(25).map((question) => ({ ...question, version: 2 }));
    await fill(site.db, [examFileWith({ questions })]);
    expect((await shares())[0]).toEqual([0, 100]);
  });

  it('is read once an hour, and leaves the quiz as it is where nothing has changed', async () => {
    await answered(LEARNERS_LEAST, ['a']);
    const before = await quiz();
    await answered(LEARNERS_LEAST, ['b']);
    site.clock.forward(SHARES_AGE - 1);
    expect(await quiz()).toEqual(before);
    site.clock.forward(1);
    const after = await quiz();
    expect(after.questions[0]?.answers.map(({ chosenBy }) => chosenBy)).toEqual([50, 50]);
    site.clock.forward(SHARES_AGE);
    expect(await quiz()).toEqual(after);
  });
});
