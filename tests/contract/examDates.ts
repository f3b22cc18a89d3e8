import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { type ExamDate, retrieveExamDates, saveExamDate } from '../../contract/examDates.ts';
import { message } from '../../contract/scalars.ts';
import { earliestToday } from '../../domain/member/days.ts';
import { bodyOf, call, refusal, signUp, type Subject } from './subject.ts';

const DAY = 24 * 60 * 60 * 1000;
const { invalidRequest, loginRequired, notYours } = commonRefusals;
const { examNotFound, examDatePassed } = saveExamDate.refusals;

/** The contract of the days of official exams, for the server and the mocks. */
export function examDatesContract(subject: Subject): void {
  let ann: Session;
  beforeEach(async () => {
    ann = await signUp(subject);
  });

  const save = (date: unknown, changes: object = {}, as: Session | undefined = ann) =>
    call(subject, saveExamDate, { body: { userId: ann.userId, examId: 'administrator', date, ...changes }, as });
  async function dates(as = ann): Promise<ExamDate[]> {
    const reply = await call(subject, retrieveExamDates, { query: { userId: as.userId }, as });
    return (await bodyOf(reply, retrieveExamDates.response)).dates;
  }
  const inDays = (days: number) => earliestToday(Date.now() + days * DAY);

  describe('saveExamDate', () => {
    it('saves a day for each exam, until it is empty', async () => {
      expect(await dates()).toEqual([]);
      expect(await bodyOf(await save(inDays(30)), message)).toEqual({ message: 'The date was saved.' });
      await save(inDays(9), { examId: 'appBuilder' });
      await save(inDays(20));
      expect(await dates()).toEqual([
        { examId: 'appBuilder', date: inDays(9) },
        { examId: 'administrator', date: inDays(20) },
      ]);
      expect(await bodyOf(await save(''), message)).toEqual({ message: 'The date was removed.' });
      await bodyOf(await save('', { examId: 'none' }), message);
      expect(await dates()).toEqual([{ examId: 'appBuilder', date: inDays(9) }]);
    });

    it('takes a day that is today somewhere, and none that is over', async () => {
      await bodyOf(await save(inDays(0)), message);
      await refusal(await save(inDays(-1)), examDatePassed);
      expect(await dates()).toEqual([{ examId: 'administrator', date: inDays(0) }]);
    });

    it.each(['2999-02-30', '01.02.2999', 7, null])('takes no %j', async (date) => {
      await refusal(await save(date), invalidRequest);
    });

    it('knows no other exam', async () => {
      await refusal(await save(inDays(1), { examId: 'none' }), examNotFound);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await bodyOf(await save(inDays(1)), message);
      await refusal(await save(inDays(2), {}, bob), notYours);
      const query = { userId: ann.userId };
      await refusal(await call(subject, retrieveExamDates, { query }), loginRequired);
      await refusal(await call(subject, retrieveExamDates, { query, as: bob }), notYours);
      expect(await dates(bob)).toEqual([]);
      expect(await dates()).toHaveLength(1);
    });
  });
}
