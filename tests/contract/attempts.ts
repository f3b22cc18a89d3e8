import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { type ExamQuiz, retrieveQuiz } from '../../contract/exams.ts';
import { retrieveLearnerQuestions } from '../../contract/learning.ts';
import { retrieveUserDetails, type UserDetails } from '../../contract/profile.ts';
import { message } from '../../contract/scalars.ts';
import { bodyOf, call, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours, tokenInvalid } = commonRefusals;
const { examNotFound, questionsChanged, tooManyPicks } = saveExamAttempt.refusals;

const attemptId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';

/** The contract of attempts, for the server and the mocks. An exam `administrator` exists. */
export function attemptsContract(subject: Subject): void {
  let ann: Session;
  beforeEach(async () => {
    ann = await signUp(subject);
  });

  const send = (changes: Partial<Record<keyof Attempt, unknown>>, as: Session | undefined = ann) => {
    const body = { userId: ann.userId, examId: 'administrator', scorePercent: 70, ...changes };
    return call(subject, saveExamAttempt, { body, as });
  };
  const save = async (changes: Partial<Attempt>) => bodyOf(await send(changes), message);

  async function history(): Promise<UserDetails['exams']> {
    const reply = await call(subject, retrieveUserDetails, { query: { userId: ann.userId }, as: ann });
    return (await bodyOf(reply, retrieveUserDetails.response)).exams;
  }
  const scores = async () => (await history()).flatMap(({ attempts }) => attempts.map((one) => one.scorePercent));
  const quiz = async (): Promise<ExamQuiz> =>
    bodyOf(
      await call(subject, retrieveQuiz, { params: { developerType: 'administrator' }, as: ann }),
      retrieveQuiz.response,
    );

  describe('saveExamAttempt', () => {
    it('saves an attempt for the profile', async () => {
      await save({ scorePercent: 66.67 });
      const { examTitle } = await quiz();
      expect(await history()).toMatchObject([
        { name: examTitle, link: 'administrator', avgScore: 66.7, attempts: [{ scorePercent: 66.67 }] },
      ]);
    });

    it('saves an attempt once, however often it is sent', async () => {
      const first = await save({ attemptId, scorePercent: 40 });
      const later = [await save({ attemptId, scorePercent: 90 }), await save({ attemptId: attemptId.toUpperCase() })];
      expect(later).toEqual([first, first]);
      expect(await scores()).toEqual([40]);
    });

    it('responds the same for a saved attempt, even if the exam is another', async () => {
      const first = await save({ attemptId });
      expect(await save({ attemptId, examId: 'none' })).toEqual(first);
    });

    it('saves attempts without an id each time', async () => {
      await save({});
      await save({});
      expect(await scores()).toEqual([70, 70]);
    });

    it('computes the score of picks itself', async () => {
      const { questions } = await quiz();
      const right = questions.map(({ id, answers }) => [
        id,
        answers.filter((one) => one.isCorrect).map((one) => one.id),
      ]);
      await save({ scorePercent: 0, picks: Object.fromEntries(right) });
      await save({ scorePercent: 100, picks: {} });
      expect((await scores()).toSorted((a, b) => a - b)).toEqual([0, 100]);
    });

    it('computes the score over what was asked', async () => {
      const [first, second] = (await quiz()).questions;
      const right = first?.answers.filter((one) => one.isCorrect).map((one) => one.id) ?? [];
      const asked = [
        { id: second?.id ?? '', seconds: 3 },
        { id: first?.id ?? '', version: 1, flagged: true },
      ];
      await save({ mode: 'exam', seed: '0123456789abcdef', asked, picks: { [first?.id ?? '']: right } });
      expect(await scores()).toEqual([50]);
      expect(await history()).toMatchObject([{ attempts: [{ mode: 'exam', total: 2, fullyCorrect: 1 }] }]);
    });

    it.each<[string, { id?: string; version?: number }, string[]]>([
      ['is gone', { id: 'none' }, ['a']],
      ['was asked in another version', { version: 998 }, ['a']],
      ['does not have the pick', {}, ['none']],
      ['takes fewer picks', {}, ['a', 'b', 'c', 'd']],
    ])('takes the score from the client where a question %s', async (_, changes, picks) => {
      const [first, second] = (await quiz()).questions;
      const { id = first?.id ?? '', version = first?.version } = changes;
      const told = { id, version, points: 33 };
      await save({ scorePercent: 17, asked: [told, { id: second?.id ?? '' }], picks: { [id]: picks } });
      expect(await scores()).toEqual([17]);
      const learned = await call(subject, retrieveLearnerQuestions, { query: { userId: ann.userId }, as: ann });
      const { questions } = await bodyOf(learned, retrieveLearnerQuestions.response);
      expect(questions).toMatchObject([{ questionId: id, lastPercent: 33 }]);
    });

    it('takes no picks that the questions do not have', async () => {
      const [question] = (await quiz()).questions;
      await refusal(await send({ picks: { none: ['a'] } }), questionsChanged);
      await refusal(await send({ picks: { [question?.id ?? '']: ['none'] } }), questionsChanged);
      expect(await scores()).toEqual([]);
    });

    it('takes no more picks than a question does', async () => {
      const [question] = (await quiz()).questions;
      const every = question?.answers.map(({ id }) => id);
      await refusal(await send({ picks: { [question?.id ?? '']: every } }), tooManyPicks);
      expect(await scores()).toEqual([]);
    });

    it('knows no other exam', async () => {
      await refusal(await send({ examId: 'none' }), examNotFound);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      const body = { userId: ann.userId, examId: 'administrator', scorePercent: 70 };
      await refusal(await call(subject, saveExamAttempt, { body }), loginRequired);
      await refusal(await call(subject, saveExamAttempt, { body, as: bob }), notYours);
      await refusal(await call(subject, saveExamAttempt, { body, as: { accessToken: 'none' } }), tokenInvalid);
      expect(await scores()).toEqual([]);
    });

    it.each([
      { scorePercent: -1 },
      { scorePercent: 100.5 },
      { scorePercent: '70' },
      { examId: '' },
      { attemptId: 'first' },
      { finishedAt: 'today' },
      { questionCount: 0 },
      { picks: { a: 'b' } },
      { mode: 'fast' },
      { seed: 'ABCDEF0123456789' },
      { asked: [] },
      { asked: [{ id: 'a', seconds: -1 }] },
      { asked: [{ id: 'a', version: 1000 }] },
      { asked: [{ id: 'a', points: 101 }] },
    ])('refuses %j', async (changes) => {
      await refusal(await send(changes), invalidRequest);
      expect(await scores()).toEqual([]);
    });
  });
}
