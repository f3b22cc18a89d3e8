import type { FastifyInstance } from 'fastify';
import {
  bookmarkQuestion,
  retrieveLearnerQuestions,
  retrieveSectionHistory,
  saveNote,
} from '../../contract/learning.ts';
import type { RouteDeps } from '../account/auth.ts';
import { route } from '../http/route.ts';
import { learnerRowsOf, toLearnerQuestion } from './learnerQuestions.ts';
import { addBookmark, putNote, removeBookmark, removeNote } from './marks.ts';
import { openQuestion, type QuestionDeps } from './openQuestion.ts';
import { sectionHistoryOf } from './sectionHistory.ts';

/** The calls about what a learner has of each question and section. */
export function learningRoutes(app: FastifyInstance, deps: RouteDeps & QuestionDeps): void {
  const { db, auth, limiter, now } = deps;

  route(app, retrieveLearnerQuestions, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return { questions: (await learnerRowsOf(db, userId, query.examId)).map(toLearnerQuestion) };
  });

  route(app, retrieveSectionHistory, async ({ query, request }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    return { attempts: await sectionHistoryOf(db, userId, query.examId) };
  });

  // What is removed may be of a question that is no longer there, or no longer open.
  route(app, bookmarkQuestion, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('markQuestion', request, caller.userId);
    if (!body.bookmarked) {
      await removeBookmark(db, caller.userId, body);
      return { message: 'The bookmark was removed.' };
    }
    await openQuestion(deps, caller, body);
    await addBookmark(db, caller.userId, body, now());
    return { message: 'The question is bookmarked.' };
  });

  route(app, saveNote, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    await limiter.count('markQuestion', request, caller.userId);
    if (body.text.trim() === '') {
      await removeNote(db, caller.userId, body);
      return { message: 'Your note was removed.' };
    }
    await openQuestion(deps, caller, body);
    await putNote(db, caller.userId, body, body.text, now());
    return { message: 'Your note was saved.' };
  });
}
