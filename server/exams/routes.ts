import type { FastifyInstance } from 'fastify';
import { type ExamQuiz, type ExamSummary, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import type { Caller, RouteDeps } from '../account/auth.ts';
import type { Database } from '../db/schema.ts';
import { REVALIDATE } from '../http/caching.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { dollars } from '../text.ts';
import { accessOf, accessTo, questionLimit } from './access.ts';
import { detailsOf, examBySlug, examsInCart, examsOnOffer, firstQuestions } from './queries.ts';

/** The calls that read exams. Visitors may make them, too. */
export function examRoutes(app: FastifyInstance, { db, auth }: Pick<RouteDeps, 'db' | 'auth'>): void {
  route(app, retrieveAllExams, async ({ query: { user_id }, request }) => {
    const caller = await (user_id === undefined ? auth.callerOf(request) : auth.requireSelf(request, user_id));
    return listExams(db, caller);
  });

  route(app, retrieveQuiz, async ({ params, request, reply }) => {
    const quiz = await getQuiz(db, params.developerType, await auth.callerOf(request));
    // It is large, and about the exam: a member's browser keeps it as well.
    reply.header('cache-control', REVALIDATE);
    return quiz;
  });
}

const emptyCart: readonly string[] = [];

/** Every exam on offer, as the caller sees it; without a caller as a visitor does. */
async function listExams(db: Database, caller: Caller | undefined): Promise<ExamSummary[]> {
  const [exams, access, cart] = await Promise.all([
    examsOnOffer(db),
    accessOf(db, caller),
    caller === undefined ? emptyCart : examsInCart(db, caller.userId),
  ]);
  return exams.map((exam) => {
    const bought = access(exam) === 'owner';
    return {
      id: exam.id,
      name: exam.name,
      description: exam.description,
      link: exam.slug,
      price: dollars(exam.price_cents),
      bought,
      in_cart: !bought && cart.includes(exam.id),
      questionCount: exam.question_count,
      minutes: exam.minutes,
      passMark: exam.pass_mark,
    };
  });
}

/** An exam with as many questions as the caller has access to. Throws `examNotFound`. */
async function getQuiz(db: Database, slug: string, caller: Caller | undefined): Promise<ExamQuiz> {
  const exam = await examBySlug(db, slug);
  if (!exam) throw new ApiError(retrieveQuiz.refusals.examNotFound);
  const access = await accessTo(db, exam, caller);
  const questions = await firstQuestions(db, exam.id, questionLimit[access]);
  return {
    examId: exam.id,
    examTitle: exam.name,
    questions: questions.map(({ text, section, ...question }) => ({ ...question, question: text, category: section })),
    bought: access === 'owner',
    questionCount: exam.question_count,
    minutes: exam.minutes,
    passMark: exam.pass_mark,
    ...detailsOf(exam),
  };
}
