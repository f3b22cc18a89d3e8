import { type ExamSummary, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { PreparedResponse } from '../http/preparedResponse.ts';
import { prepareResponse } from '../http/route.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import { type Access, questionLimit } from './access.ts';
import { detailsOf, examById, firstQuestions, type ListedExam } from './queries.ts';
import { type FirstPicks, openFirstPicks } from './firstPicks.ts';

/** A quiz as everyone with one access gets it, and the first picks that it was made with. */
interface Quiz {
  readonly firstPicks: FirstPicks;
  readonly response: Promise<PreparedResponse>;
}

/**
 * The responses that do not depend on who calls, but only on what kind of caller it is. Makes each once per change of its
 * exams in the catalogue, and of what learners picked first.
 */
export function examResponses(db: Database, now: () => number) {
  const firstPicksIn = openFirstPicks(db, now);
  const quizzes = new WeakMap<ListedExam, Map<Access, Quiz>>();
  let list: { readonly exams: readonly ListedExam[]; readonly response: PreparedResponse } | undefined;

  return {
    list: (exams: readonly ListedExam[]): PreparedResponse => {
      if (list?.exams !== exams) {
        const summaries = exams.map((exam) => summaryOf(exam));
        list = { exams, response: prepareResponse(retrieveAllExams, summaries) };
      }
      return list.response;
    },
    /** An exam's quiz as everyone with this access gets it. Throws `examNotFound`. */
    quiz: async (exam: ListedExam, access: Access): Promise<PreparedResponse> => {
      const firstPicks = await firstPicksIn(exam.id);
      const ofExam = quizzes.get(exam) ?? new Map<Access, Quiz>();
      quizzes.set(exam, ofExam);
      const known = ofExam.get(access);
      if (known?.firstPicks === firstPicks) return known.response;
      const response = prepareQuiz(db, exam.id, access, firstPicks);
      ofExam.set(access, { firstPicks, response });
      response.catch(() => ofExam.delete(access));
      return response;
    },
  };
}

/** An exam of the list, for a visitor unless something is said of a user. */
export function summaryOf(exam: ListedExam, { bought, inCart } = { bought: false, inCart: false }): ExamSummary {
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

async function prepareQuiz(
  db: Database,
  examId: string,
  access: Access,
  firstPicks: FirstPicks,
): Promise<PreparedResponse> {
  const exam = await examById(db, examId);
  if (!exam) throw new ApiError(retrieveQuiz.refusals.examNotFound);
  const questions = await firstQuestions(db, examId, questionLimit[access]);
  return prepareResponse(retrieveQuiz, {
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
}
