import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { type Attempt, type AttemptMode, saveExamAttempt } from '../../contract/attempts.ts';
import { bearer, post, signUp } from '../../tests/harness/accounts.ts';
import { fill, testApp } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { noLimits } from '../../tests/harness/noLimits.ts';
import type { Database } from '../db/schema.ts';

/** As many sequences; each has a user of its own. */
const runs = { numRuns: 15, seed: 20_261_123 };

const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

/** A finished quiz on its way to the server. */
interface Sent {
  readonly attemptId: string;
  readonly mode: AttemptMode | undefined;
  readonly finishedAt: string;
  readonly asked: NonNullable<Attempt['asked']>;
  readonly picks: NonNullable<Attempt['picks']>;
}

const question = fc.integer({ min: 1, max: 20 }).map((number) => `adm-${number}`);
const pick = fc.constantFrom('a', 'b', undefined);
const seconds = fc.constantFrom(undefined, 0, 30);
const sent: fc.Arbitrary<Sent> = fc
  .record({
    attemptId: fc.uuid({ version: 4 }),
    mode: fc.constantFrom('exam', 'end', undefined),
    minute: fc.integer({ min: 1, max: 100_000 }),
    questions: fc.uniqueArray(fc.tuple(question, pick, fc.boolean(), seconds), {
      minLength: 1,
      selector: ([id]) => id,
    }),
  })
  .map(({ attemptId, mode, minute, questions }) => ({
    attemptId,
    mode,
    finishedAt: new Date(NOW - minute * MINUTE).toISOString(),
    asked: questions.map(([id, , flagged, seconds]) => ({ id, version: 1, flagged, seconds })),
    picks: Object.fromEntries(questions.flatMap(([id, answer]) => (answer === undefined ? [] : [[id, [answer]]]))),
  }));

/** Some quizzes, and the order in which they are sent, some of them again and again, several at once. */
const sends = fc
  .uniqueArray(sent, { minLength: 1, maxLength: 5, selector: ({ finishedAt }) => finishedAt })
  .chain((quizzes) =>
    fc.record({
      quizzes: fc.constant(quizzes),
      again: fc.array(fc.array(fc.nat(quizzes.length - 1), { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      atOnce: fc.boolean(),
    }),
  );

describeDialects(
  'attempts, in whatever order and however often they are sent',
  (open) => {
    let db: Database;
    let app: FastifyInstance;
    let users = 0;

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      app = await testApp(db, { now: () => NOW, limits: noLimits });
    });

    it('are saved once, with each of their picks', async () => {
      const law = fc.asyncProperty(sends, async ({ quizzes, again, atOnce }) => {
        users += 1;
        const user = await signUp(app, `learner-${users}@example.org`);
        const send = async (quiz: Sent | undefined) => {
          const body = { userId: user.userId, examId: 'administrator', scorePercent: 0, ...quiz };
          expect((await post(app, saveExamAttempt, body, bearer(user))).statusCode).toBe(200);
        };
        for (const group of [...again, quizzes.map((_, index) => index)]) {
          if (atOnce) await Promise.all(group.map((index) => send(quizzes[index])));
          else for (const index of group) await send(quizzes[index]);
        }

        const rows = await db.selectFrom('attempt_questions').selectAll().where('user_id', '=', user.userId).execute();
        const picks = rows.map((row) => [row.attempt_id, row.position, row.question_id, row.picks, row.flagged]);
        expect(picks.toSorted(byText)).toEqual(quizzes.flatMap(picksOf).toSorted(byText));

        const own = await db.selectFrom('learner_questions').selectAll().where('user_id', '=', user.userId).execute();
        const found = own.map((row) => [
          row.question_id,
          row.times_asked,
          row.last_points,
          row.last_asked_at,
          row.flagged,
          row.first_picks,
        ]);
        expect(found.toSorted(byText)).toEqual(learnedFrom(quizzes).toSorted(byText));
      });
      await fc.assert(law, runs);
    });
  },
  'suite',
);

const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** What is to be kept of a quiz. */
const picksOf = ({ attemptId, asked, picks }: Sent) =>
  asked.map(({ id, flagged }, position) => [
    attemptId,
    position,
    id,
    JSON.stringify(picks[id] ?? []),
    flagged === true ? 1 : 0,
  ]);

/** What the learner has of each question after these quizzes: how often, how the last time, its flag, and the first answer. */
function learnedFrom(quizzes: readonly Sent[]) {
  const inOrder = quizzes.toSorted((one, other) => Date.parse(one.finishedAt) - Date.parse(other.finishedAt));
  const asked = inOrder.flatMap(({ mode, asked: questions, picks, finishedAt }) =>
    questions
      .filter(({ id, seconds: shown = 0 }) => id in picks || shown > 0)
      .map(({ id, flagged }) => ({ id, mode, flagged, picks: picks[id], at: Date.parse(finishedAt) })),
  );
  return [...Map.groupBy(asked, ({ id }) => id)].map(([id, times]) => {
    const last = times.at(-1);
    const simulated = times.findLast(({ mode }) => mode === 'exam');
    const first = times.find(({ picks }) => picks !== undefined);
    const points = last?.picks?.includes('a') === true ? 100 : 0;
    return [
      id,
      times.length,
      points,
      last?.at,
      simulated?.flagged === true ? 1 : 0,
      first ? JSON.stringify(first.picks) : null,
    ];
  });
}
