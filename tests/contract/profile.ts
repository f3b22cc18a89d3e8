import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { ATTEMPTS_SHOWN, retrieveUserDetails, type UserDetails } from '../../contract/profile.ts';
import { bodyOf, call, email, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours, tokenInvalid } = commonRefusals;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The contract of the profile, for the server and the mocks. No one has an account, and an
 * exam `administrator` exists.
 */
export function profileContract(subject: Subject): void {
  describe('retrieveUserDetails', () => {
    it('has no exams for a new user', async () => {
      const ann = await signUp(subject);
      const details = await bodyOf(
        await call(subject, retrieveUserDetails, { query: { userId: ann.userId }, as: ann }),
        retrieveUserDetails.response,
      );
      expect(details).toEqual({ email, createdDate: expect.any(String), exams: [] });
    });

    it('is for the user alone', async () => {
      const [ann, bob] = [await signUp(subject), await signUp(subject, 'bob@example.org')];
      const query = { userId: ann.userId };
      await refusal(await call(subject, retrieveUserDetails, { query }), loginRequired);
      await refusal(await call(subject, retrieveUserDetails, { query, as: bob }), notYours);
      await refusal(await call(subject, retrieveUserDetails, { query, as: { accessToken: 'none' } }), tokenInvalid);
    });

    it.each([{}, { userId: '' }])('refuses the query %j', async (query) => {
      const ann = await signUp(subject);
      await refusal(await call(subject, retrieveUserDetails, { query, as: ann }), invalidRequest);
    });
  });

  describe('the history', () => {
    let ann: Session;
    beforeEach(async () => {
      ann = await signUp(subject);
    });

    async function save(changes: Partial<Attempt>): Promise<void> {
      const body = { userId: ann.userId, examId: 'administrator', scorePercent: 70, ...changes };
      await bodyOf(await call(subject, saveExamAttempt, { body, as: ann }), saveExamAttempt.response);
    }
    async function history(): Promise<UserDetails['exams']> {
      const reply = await call(subject, retrieveUserDetails, { query: { userId: ann.userId }, as: ann });
      return (await bodyOf(reply, retrieveUserDetails.response)).exams;
    }

    it('counts as passed what reaches the pass mark', async () => {
      await save({ scorePercent: 0 });
      const passMark = (await history())[0]?.passMark ?? NaN;
      for (const scorePercent of [passMark, passMark - 0.01, 100]) await save({ scorePercent });
      expect(await history()).toMatchObject([{ passedTimes: 2 }]);
    });

    it('gives the mean with at most one decimal', async () => {
      for (const scorePercent of [70, 71, 71]) await save({ scorePercent });
      expect(await history()).toMatchObject([{ avgScore: 70.7 }]);
    });

    it('is in the order in which quizzes were finished', async () => {
      const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
      await save({ scorePercent: 1, finishedAt: at(1) });
      await save({ scorePercent: 3, finishedAt: at(3) });
      await save({ scorePercent: 2, finishedAt: at(2) });
      const [exam] = await history();
      expect(exam?.attempts.map(({ scorePercent }) => scorePercent)).toEqual([3, 2, 1]);
    });

    it('has no attempt in the future', async () => {
      await save({ finishedAt: new Date(Date.now() + DAY).toISOString() });
      const [exam] = await history();
      expect(Date.parse(exam?.attempts[0]?.finishedAt ?? '')).toBeLessThanOrEqual(Date.now());
    });

    it('lists the latest attempts and counts all', async () => {
      for (let sent = 0; sent <= ATTEMPTS_SHOWN; sent += 1) await save({ scorePercent: 80 });
      const [exam] = await history();
      expect(exam?.passedTimes).toBe(ATTEMPTS_SHOWN + 1);
      expect(exam?.attempts).toHaveLength(ATTEMPTS_SHOWN);
    });
  });
}
