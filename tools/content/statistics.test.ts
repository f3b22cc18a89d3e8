import { expect, it } from 'vitest';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { bearer, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { commandOn } from '../db/testing/runCommand.ts';

describeDialects('npm run content -- statistics', (open) => {
  const run = commandOn(open, 'content', async (db) => {
    await fill(db, [examFileWith({ questions: questionFiles(8) })]);
    const app = await testApp(db);
    // Of four learners three know adm-1, and the more of the other questions are right.
    for (let learner = 0; learner < 4; learner += 1) {
      const user = await signUp(app, `learner-${learner}@example.org`);
      const picks = Object.fromEntries(questionFiles(7).map(({ id }, at) => [id, [at <= learner * 2 - 1 ? 'a' : 'b']]));
      const asked = questionFiles(8).map(({ id }) => ({ id, version: 1, seconds: 10 + learner }));
      const attempt = { userId: user.userId, examId: 'administrator', scorePercent: 0, asked };
      const finishedAt = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      await post(app, saveExamAttempt, { ...attempt, picks, finishedAt: finishedAt(9) }, bearer(user));
      // Only first answers count.
      const again = { ...attempt, picks: { 'adm-1': ['b'] }, finishedAt: finishedAt(1) };
      await post(app, saveExamAttempt, again, bearer(user));
    }
  });

  it('prints what first answers say', async () => {
    const { code, stdout, stderr } = await run('statistics', 'administrator');
    expect([code, stderr]).toEqual([0, '']);
    const [head, first, ...rest] = stdout.split('\n');
    expect(head).toMatch(/^question +n +right % +discrimination +seconds +picked by % +$/);
    expect(first).toMatch(/^adm-1 +4 +75 +0\.\d\d +11 +A\* 75 {2}B 25 +$/);
    expect(rest.join('\n')).toMatch(/\nadm-8 +0 +- +- +- +- +\n\n8 questions, 7 answered, 0 to look at\.\n$/);
  });
});
