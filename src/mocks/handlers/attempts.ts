import { saveExamAttempt } from '../../../contract/attempts.ts';
import { requireSelf } from '../accounts.ts';
import { addAttempt } from '../attempts.ts';
import { examList } from '../fixtures/examList.ts';
import { bodyOf, mock, MockRefusal } from '../mock.ts';

/** Attempts in memory; the mocks believe every score. */
export const attemptHandlers = [
  mock(saveExamAttempt, async (call) => {
    const attempt = await bodyOf(saveExamAttempt, call);
    requireSelf(call.request, attempt.userId);
    if (!examList.some(({ id }) => id === attempt.examId)) throw new MockRefusal(saveExamAttempt.refusals.examNotFound);
    addAttempt(attempt);
    return { message: 'Your result was saved.' };
  }),
];
