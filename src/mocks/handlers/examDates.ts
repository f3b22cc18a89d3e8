import { retrieveExamDates, saveExamDate } from '../../../contract/examDates.ts';
import { earliestToday } from '../../../domain/member/days.ts';
import { requireSelf } from '../accounts.ts';
import { examDatesOf, setExamDate } from '../examDates.ts';
import { examList } from '../fixtures/examList.ts';
import { mock, MockRefusal } from '../mock.ts';

const { examNotFound, examDatePassed } = saveExamDate.refusals;

/** The days of official exams, in memory. */
export const examDateHandlers = [
  mock(retrieveExamDates, ({ query: { userId }, request }) => {
    requireSelf(request, userId);
    return { dates: examDatesOf(userId) };
  }),
  mock(saveExamDate, ({ body: { userId, examId, date }, request }) => {
    requireSelf(request, userId);
    if (date !== '') {
      if (!examList.some(({ id }) => id === examId)) throw new MockRefusal(examNotFound);
      if (date < earliestToday(Date.now())) throw new MockRefusal(examDatePassed);
    }
    setExamDate(userId, { examId, date });
    return { message: date === '' ? 'The date was removed.' : 'The date was saved.' };
  }),
];
