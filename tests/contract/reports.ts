import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { retrieveQuiz } from '../../contract/exams.ts';
import { questionRefusals } from '../../contract/learning.ts';
import { type QuestionReport, REPORT_LENGTH, reportQuestion, retrieveReports } from '../../contract/reports.ts';
import { message } from '../../contract/scalars.ts';
import { bodyOf, call, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours } = commonRefusals;
const { examNotFound, questionNotFound } = questionRefusals;

/** The contract of reports, for the server and the mocks. An exam `administrator` exists. */
export function reportsContract(subject: Subject): void {
  let ann: Session;
  let questionId: string;
  beforeEach(async () => {
    ann = await signUp(subject);
    const reply = await call(subject, retrieveQuiz, { params: { developerType: 'administrator' }, as: ann });
    questionId = (await bodyOf(reply, retrieveQuiz.response)).questions[0]?.id ?? '';
  });

  const report = (changes: object = {}, as: Session | undefined = ann) => {
    const question = { userId: ann.userId, examId: 'administrator', questionId, version: 1 };
    return call(subject, reportQuestion, { body: { ...question, reason: 'wrongKey', text: '', ...changes }, as });
  };
  async function reports(): Promise<QuestionReport[]> {
    const reply = await call(subject, retrieveReports, { query: { userId: ann.userId }, as: ann });
    return (await bodyOf(reply, retrieveReports.response)).reports;
  }

  describe('reportQuestion', () => {
    it('adds an open report, the newest first', async () => {
      expect(await bodyOf(await report(), message)).toEqual({
        message: 'Thank you. You will get a mail when your report is answered.',
      });
      await report({ reason: 'other', text: 'Both A and B.' });
      const [second, first, ...others] = await reports();
      expect(others).toEqual([]);
      expect(first).toMatchObject({ questionId, reason: 'wrongKey', text: '', state: 'open' });
      expect(second).toEqual({
        id: expect.any(String),
        examId: 'administrator',
        questionId,
        version: 1,
        reason: 'other',
        text: 'Both A and B.',
        state: 'open',
        reportedAt: expect.any(String),
      });
    });

    it('takes a report that is sent again for the same one, with its last words', async () => {
      const reportId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';
      await bodyOf(await report({ reportId, text: 'Both A and B.' }), message);
      await bodyOf(await report({ reportId, text: 'A, B and C.' }), message);
      expect(await reports()).toMatchObject([{ text: 'A, B and C.', state: 'open' }]);
      const bob = await signUp(subject, 'bob@example.org');
      await report({ reportId, userId: bob.userId, text: 'None.' }, bob);
      expect(await reports()).toMatchObject([{ text: 'A, B and C.' }]);
      await refusal(await report({ reportId: 'first' }), invalidRequest);
    });

    it('knows no other question', async () => {
      await refusal(await report({ examId: 'none' }), examNotFound);
      await refusal(await report({ questionId: 'none' }), questionNotFound);
      expect(await reports()).toEqual([]);
    });

    it('has a longest length', async () => {
      await bodyOf(await report({ text: 'x'.repeat(REPORT_LENGTH) }), message);
      const tooLong = { ...invalidRequest, error: 'A report cannot exceed 2000 characters.' };
      await refusal(await report({ text: 'x'.repeat(REPORT_LENGTH + 1) }), tooLong);
    });

    it.each([{ reason: 'dull' }, { version: 0 }, { version: undefined }, { text: null }])(
      'refuses %j',
      async (changes) => {
        await refusal(await report(changes), invalidRequest);
      },
    );

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await refusal(await report({}, bob), notYours);
      const query = { userId: ann.userId };
      await refusal(await call(subject, retrieveReports, { query }), loginRequired);
      await refusal(await call(subject, retrieveReports, { query, as: bob }), notYours);
    });
  });
}
