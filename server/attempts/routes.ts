import type { FastifyInstance } from 'fastify';
import { deleteAttempt, retrieveAttempt, saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import { picksIn } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { addAttempt, removeEmpty, unasked } from '../learning/learnerQuestions.ts';
import type { QuestionDeps } from '../learning/openQuestion.ts';
import { attemptRow, saveAttempt } from './saveAttempt.ts';
import { userDetailsOf } from './userDetails.ts';

/** The calls about attempts: to save one, to read and delete it, and all of them in the profile. */
export function attemptRoutes(app: FastifyInstance, deps: RouteDeps & QuestionDeps): void {
  const { db, auth, limiter, now } = deps;

  ownRoute(app, auth, saveExamAttempt, async ({ caller, body, request }) => {
    await limiter.count('saveExamAttempt', request, caller.userId);
    await saveAttempt(deps, caller, body, now());
    return { message: 'Your result was saved.' };
  });

  ownRoute(app, auth, retrieveAttempt, async ({ caller: { userId }, query: { attemptId } }) => {
    const attempt = await attemptRow(db, userId, attemptId);
    const questions = await questionsOf(db, userId, attemptId).execute();
    if (!attempt || questions.length === 0) throw new ApiError(retrieveAttempt.refusals.attemptNotFound);
    const { exam_id, score, practice_set, mode, seed, finished_at } = attempt;
    return {
      attemptId,
      examId: exam_id,
      scorePercent: score / 100,
      ...(practice_set !== null && { set: practice_set }),
      ...(mode !== null && { mode }),
      ...(seed !== null && { seed }),
      finishedAt: new Date(finished_at).toISOString(),
      picks: Object.fromEntries(questions.map(({ question_id, picks }) => [question_id, picksIn(picks)])),
      asked: questions.map(({ question_id, version, seconds, flagged, points }) => ({
        id: question_id,
        version,
        ...(seconds !== null && { seconds }),
        ...(flagged === 1 && { flagged: true }),
        points,
      })),
    };
  });

  // What the user has of its questions becomes what their other attempts say.
  ownRoute(app, auth, deleteAttempt, async ({ caller: { userId }, body: { attemptId }, request }) => {
    await limiter.count('saveExamAttempt', request, userId);
    await tx(db, async (trx) => {
      const attempt = await attemptRow(trx, userId, attemptId);
      if (!attempt) throw new ApiError(deleteAttempt.refusals.attemptNotFound);
      const examId = attempt.exam_id;
      const ids = (await questionsOf(trx, userId, attemptId).execute()).map(({ question_id }) => question_id);
      await trx
        .deleteFrom('attempt_questions')
        .where('user_id', '=', userId)
        .where('attempt_id', '=', attemptId)
        .execute();
      await trx.deleteFrom('attempts').where('user_id', '=', userId).where('id', '=', attemptId).execute();
      if (ids.length === 0) return;

      // Locks the rows, so that no attempt that is being saved is lost.
      await trx
        .updateTable('learner_questions')
        .set(unasked)
        .where('user_id', '=', userId)
        .where('exam_id', '=', examId)
        .where('question_id', 'in', ids)
        .execute();
      const attempts = trx.selectFrom('attempts').selectAll().where('user_id', '=', userId);
      for (const other of await attempts.where('exam_id', '=', examId).execute()) {
        const shared = await questionsOf(trx, userId, other.id).where('question_id', 'in', ids).execute();
        await addAttempt(trx, other, shared);
      }
      await removeEmpty(trx, userId, examId, ids);
    });
    return { message: 'The result was deleted.' };
  });

  ownRoute(app, auth, retrieveUserDetails, async ({ caller: { userId } }) => userDetailsOf(db, userId));
}

const questionsOf = (db: Database, userId: string, attemptId: string) =>
  db
    .selectFrom('attempt_questions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attemptId)
    .orderBy('position');
