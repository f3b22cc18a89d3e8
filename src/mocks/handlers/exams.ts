import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { requireSelf, userOf } from '../accounts.ts';
import { quizOf } from '../fixtures/quiz.ts';
import { mock, MockRefusal } from '../mock.ts';
import { examListFor } from '../shop.ts';

/** The exams, as far as the caller has them. */
export const examHandlers = [
  mock(retrieveAllExams, ({ query: { user_id }, request }) => {
    if (user_id === undefined) return examListFor(userOf(request));
    requireSelf(request, user_id);
    return examListFor(user_id);
  }),
  mock(retrieveQuiz, ({ params, request }) => {
    const exam = examListFor(userOf(request)).find(({ link }) => link === params.developerType);
    if (!exam) throw new MockRefusal(retrieveQuiz.refusals.examNotFound);
    return quizOf(exam);
  }),
];
