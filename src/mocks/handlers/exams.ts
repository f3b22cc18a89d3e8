import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { requireSelf, userOf } from '../accounts.ts';
import { examList } from '../fixtures/examList.ts';
import { quizOf } from '../fixtures/quiz.ts';
import { mock, MockRefusal } from '../mock.ts';

/** The exams; nobody has bought one. */
export const examHandlers = [
  mock(retrieveAllExams, ({ query: { user_id }, request }) => {
    if (user_id === undefined) userOf(request);
    else requireSelf(request, user_id);
    return examList;
  }),
  mock(retrieveQuiz, ({ params, request }) => {
    userOf(request);
    const exam = examList.find(({ link }) => link === params.developerType);
    if (!exam) throw new MockRefusal(retrieveQuiz.refusals.examNotFound);
    return quizOf(exam);
  }),
];
