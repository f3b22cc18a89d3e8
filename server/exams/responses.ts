import { LRUCache } from 'lru-cache';
import { type ExamSummary, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { PreparedResponse } from '../http/preparedResponse.ts';
import { prepareResponse } from '../http/route.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import { type Access, questionLimit } from './access.ts';
import { contentOf, detailsOf, type ListedExam } from './queries.ts';
import { type FirstPicks, openFirstPicks } from './firstPicks.ts';

/** How much memory quizzes take at most, in bytes. */
const ROOM = 64 * 1024 * 1024;

/**
 * The responses that do not depend on who calls, but only on what kind of caller it is. Makes each once per change of its
 * exams, and of what learners picked first.
 */
export function examResponses(db: Database, now: () => number) {
  const firstPicksIn = openFirstPicks(db, now);
  const quizzes = new LRUCache<string, Awaited<ReturnType<typeof prepareQuiz>>, QuizContext>({
    maxSize: ROOM,
    // With its compressed forms.
    sizeCalculation: ({ response }) => Math.ceil(1.5 * response.bytes.length),
    fetchMethod: (_key, _stale, { context }) => prepareQuiz(db, context),
    // One that makes room for others while it is being prepared is prepared to the end.
    ignoreFetchAbort: true,
  });
  let list: { readonly exams: readonly ListedExam[]; readonly response: PreparedResponse } | undefined;

  return {
    list: (exams: readonly ListedExam[]): PreparedResponse => {
      if (list?.exams !== exams)
        list = {
          exams,
          response: prepareResponse(
            retrieveAllExams,
            exams.map((exam) => summaryOf(exam, { bought: false, inCart: false })),
          ),
        };
      return list.response;
    },
    /** An exam's quiz as everyone with this access gets it. Throws `examNotFound`. */
    quiz: async (exam: ListedExam, access: Access): Promise<PreparedResponse> => {
      // The hash is of the exam's file: whatever changes there makes it another quiz.
      const key = `${exam.content_hash} ${access}`;
      const context = { exam, access, firstPicks: await firstPicksIn(exam.id) };
      const made = await quizzes.forceFetch(key, { context });
      const isOutdated = made.firstPicks !== context.firstPicks;
      const { response, isAsListed } = isOutdated
        ? await quizzes.forceFetch(key, { context, forceRefresh: true })
        : made;
      if (!isAsListed) quizzes.delete(key);
      return response;
    },
  };
}

export function summaryOf(exam: ListedExam, { bought, inCart }: { bought: boolean; inCart: boolean }): ExamSummary {
  return {
    id: exam.id,
    name: exam.name,
    description: exam.description,
    link: exam.slug,
    price: centsToDollars(exam.price_cents),
    bought,
    in_cart: inCart,
    questionCount: exam.question_count,
    minutes: exam.minutes,
    scoredQuestions: exam.scored_questions,
    unscoredQuestions: exam.unscored_questions,
    passMark: exam.pass_mark,
  };
}

interface QuizContext {
  readonly exam: ListedExam;
  readonly access: Access;
  readonly firstPicks: FirstPicks;
}

/** The response, and whether its hash is that of the exam: it may have changed since it was listed. */
async function prepareQuiz(db: Database, { exam: listed, access, firstPicks }: QuizContext) {
  const content = await contentOf(db, listed, questionLimit[access]);
  if (!content) throw new ApiError(retrieveQuiz.refusals.examNotFound);
  const { exam, questions, isAsListed } = content;
  const response = prepareResponse(retrieveQuiz, {
    examId: exam.id,
    examTitle: exam.name,
    questions: questions.map(({ text, section, answers, ...question }) => ({
      ...question,
      question: text,
      category: section,
      answers: answers.map((answer) => ({ ...answer, chosenBy: firstPicks.chosenBy(question, answer.id) })),
    })),
    bought: access === 'owner',
    questionCount: exam.question_count,
    minutes: exam.minutes,
    scoredQuestions: exam.scored_questions,
    unscoredQuestions: exam.unscored_questions,
    passMark: exam.pass_mark,
    ...detailsOf(exam),
  });
  return { response, isAsListed, firstPicks };
}
