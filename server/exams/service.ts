import { type ExamQuiz, type ExamSummary, type Question, retrieveQuiz } from '../../contract/exams.ts';
import type { Caller } from '../account/caller.ts';
import { cartOf } from '../cart/queries.ts';
import type { Database, QuestionRow } from '../db/schema.ts';
import { dollars } from '../dollars.ts';
import { ApiError } from '../http/apiError.ts';
import { accessOf, accessTo, questionLimit } from './access.ts';
import { examBySlug, examsOnOffer, firstQuestions } from './queries.ts';
import { questionBody } from './questionBody.ts';

/** What a visitor has in the cart. */
const noCart: readonly string[] = [];

/** Every exam on offer, as the caller sees it; without a caller as a visitor does. */
export async function listExams(db: Database, caller: Caller | undefined): Promise<ExamSummary[]> {
  const [exams, access, cart] = await Promise.all([
    examsOnOffer(db),
    accessOf(db, caller),
    caller === undefined ? noCart : cartOf(db, caller.userId),
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
    };
  });
}

/** An exam with as many questions as the caller has access to. Throws `examNotFound`. */
export async function getQuiz(db: Database, slug: string, caller: Caller | undefined): Promise<ExamQuiz> {
  const exam = await examBySlug(db, slug);
  if (!exam) throw new ApiError(retrieveQuiz.refusals.examNotFound);
  const access = await accessTo(db, exam, caller);
  const questions = await firstQuestions(db, exam.id, questionLimit(access));
  return {
    examId: exam.id,
    examTitle: exam.name,
    questions: questions.map(toQuestion),
    bought: access === 'owner',
  };
}

/** Whether an exam is on offer under this slug. */
export async function isOnOffer(db: Database, slug: string): Promise<boolean> {
  return (await examBySlug(db, slug)) !== undefined;
}

function toQuestion({
  id,
  section,
  difficulty,
  body,
}: Pick<QuestionRow, 'id' | 'section' | 'difficulty' | 'body'>): Question {
  const { text, answers, references } = questionBody.parse(JSON.parse(body));
  return { id, question: text, category: section, difficulty, answers, references };
}
