import { addItemToCart, removeItemToCart } from '../../../contract/cart.ts';
import { type ExamSummary, retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { buyCourses, executePayment, paymentMessages, retrieveOrders } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { total } from '../../../domain/pricing/total.ts';
import { examList } from '../fixtures/examList.ts';
import { quizOf } from '../fixtures/quiz.ts';
import { mock, MockRefusal } from '../mock.ts';
import { mockState, remember } from '../state.ts';

/** The exams as a visitor or the learner sees them. */
function examsFor({ headers }: Request): ExamSummary[] {
  if (!headers.has('authorization')) return examList;
  const { owned, cart, pending } = mockState();
  return examList.map((exam) => ({
    ...exam,
    bought: owned.includes(exam.id),
    in_cart: cart.includes(exam.id),
    paymentPending: pending.includes(exam.id),
  }));
}

const nameOf = (examId: string) => examList.find(({ id }) => id === examId)?.name ?? '';

/** The quiz of an exam. */
export const quizHandler = mock(retrieveQuiz, ({ params, request }) => {
  const exam = examsFor(request).find(({ link }) => link === params.developerType);
  if (!exam) throw new MockRefusal(retrieveQuiz.refusals.examNotFound);
  return quizOf(exam);
});

/** Exams, the cart, and payments that are approved as soon as they are asked for. */
export const shopHandlers = [
  mock(retrieveAllExams, ({ request }) => examsFor(request)),
  quizHandler,
  mock(addItemToCart, ({ body: { examId } }) => {
    remember({ cart: [...mockState().cart, examId] });
    return { message: nameOf(examId) };
  }),
  mock(removeItemToCart, ({ body: { examId } }) => {
    remember({ cart: mockState().cart.filter((id) => id !== examId) });
    return { message: nameOf(examId) };
  }),
  mock(buyCourses, ({ request }) => {
    // The way back from a provider, as approving needs no page here.
    const back = `${paths.paymentSuccess.href()}?paymentId=mock-payment&PayerID=mock`;
    return { message: paymentMessages.ordered, approval_url: new URL(back, request.url).href };
  }),
  mock(executePayment, () => {
    const { owned, cart } = mockState();
    remember({ owned: [...owned, ...cart], cart: [] });
    const exams = examList.filter(({ id }) => cart.includes(id));
    return {
      message: paymentMessages.granted,
      exams: exams.map(({ name, link }) => ({ name, link })),
      total: total(exams.map(({ price }) => price)),
    };
  }),
  mock(retrieveOrders, () => ({ orders: [] })),
];
