import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { examList } from '../fixtures/examList.ts';
import { quizOf } from '../fixtures/quiz.ts';
import { mock, MockRefusal } from '../mock.ts';

/** The exams as a visitor sees them. */
export const examHandlers = [
  mock(retrieveAllExams, () => examList),
  mock(retrieveQuiz, ({ params }) => {
    const exam = examList.find(({ link }) => link === params['developerType']);
    if (!exam) throw new MockRefusal(retrieveQuiz.refusals.examNotFound);
    return quizOf(exam);
  }),
];
