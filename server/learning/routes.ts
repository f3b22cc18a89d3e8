import type { FastifyInstance } from 'fastify';
import { retrieveExamDates, saveExamDate } from '../../contract/examDates.ts';
import * as learning from '../../contract/learning.ts';
import { earliestToday } from '../../domain/member/days.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import { ApiError } from '../http/errors.ts';
import { examDatesOf, learnerRowsOf, toLearnerQuestion } from './learnerQuestions.ts';
import { putMark, removeMark } from './marks.ts';
import { openQuestion, openQuestions, type QuestionDeps } from './openQuestion.ts';
import { sectionHistoryOf } from './sectionHistory.ts';

/** The calls about what a learner has of each question, section and exam. */
export function learningRoutes(app: FastifyInstance, deps: RouteDeps & QuestionDeps): void {
  const { db, catalogue, auth, limiter, now } = deps;

  ownRoute(app, auth, learning.retrieveLearnerQuestions, async ({ caller, query }) => {
    const questions = (await learnerRowsOf(db, caller.userId, query.examId)).map(toLearnerQuestion);
    const isOpen = await openQuestions(deps, caller, new Set(questions.map(({ examId }) => examId)));
    return { questions: questions.map((question) => (isOpen(question) ? question : { ...question, open: false })) };
  });

  ownRoute(app, auth, learning.retrieveSectionHistory, async ({ caller: { userId }, query }) => ({
    attempts: await sectionHistoryOf(db, userId, query.examId),
  }));

  // What is removed may be of a question that is no longer there, or no longer open.
  ownRoute(app, auth, learning.bookmarkQuestion, async ({ caller, body, request }) => {
    await limiter.count('markQuestion', request, caller.userId);
    if (!body.bookmarked) {
      await removeMark(db, caller.userId, body, { bookmarked_at: null });
      return { message: 'The bookmark was removed.' };
    }
    await openQuestion(deps, caller, body);
    await putMark(db, caller.userId, body, { bookmarked_at: now() });
    return { message: 'The question is bookmarked.' };
  });

  ownRoute(app, auth, learning.saveNote, async ({ caller, body, request }) => {
    await limiter.count('markQuestion', request, caller.userId);
    if (body.text.trim() === '') {
      await removeMark(db, caller.userId, body, { note: null, noted_at: null });
      return { message: 'Your note was removed.' };
    }
    await openQuestion(deps, caller, body);
    await putMark(db, caller.userId, body, { note: body.text, noted_at: now() });
    return { message: 'Your note was saved.' };
  });

  ownRoute(app, auth, retrieveExamDates, async ({ caller: { userId } }) => ({ dates: await examDatesOf(db, userId) }));

  ownRoute(app, auth, saveExamDate, async ({ caller: { userId }, body, request }) => {
    await limiter.count('saveExamDate', request, userId);
    if (body.date === '') {
      await db.deleteFrom('exam_dates').where('user_id', '=', userId).where('exam_id', '=', body.examId).execute();
      return { message: 'The date was removed.' };
    }
    const exams = await catalogue();
    if (!exams.some(({ id }) => id === body.examId)) throw new ApiError(saveExamDate.refusals.examNotFound);
    if (body.date < earliestToday(now())) throw new ApiError(saveExamDate.refusals.examDatePassed);
    const date = { day: body.date, set_at: now() };
    await db
      .insertInto('exam_dates')
      .values({ user_id: userId, exam_id: body.examId, ...date })
      .onConflict((conflict) => conflict.columns(['user_id', 'exam_id']).doUpdateSet(date))
      .execute();
    return { message: 'The date was saved.' };
  });
}
