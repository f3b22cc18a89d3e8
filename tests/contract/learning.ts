import { describe, expect, it } from 'vitest';
import { type AttemptMode, saveExamAttempt } from '../../contract/attempts.ts';
import { commonRefusals } from '../../contract/errors.ts';
import {
  HISTORY_LENGTH,
  HISTORY_SIMULATIONS,
  retrieveLearnerQuestions,
  retrieveSectionHistory,
  type SectionedAttempt,
} from '../../contract/learning.ts';
import { message } from '../../contract/scalars.ts';
import { learnerOf, rightAnswers } from './learner.ts';
import { bodyOf, call, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours } = commonRefusals;

const DAY = 24 * 60 * 60 * 1000;

/** The contract of what learners have of each question, for the server and the mocks. An exam `administrator` exists. */
export function learningContract(subject: Subject): void {
  const learner = learnerOf(subject);

  describe('retrieveLearnerQuestions', () => {
    it('has nothing for a new user', async () => {
      expect(await learner.own()).toEqual([]);
    });

    it('has what was answered or on show, as it was the last time', async () => {
      const [first, second, third] = learner.questions.map(({ id }) => id);
      const asked = (flagged: boolean) => [
        { id: first ?? '', version: 1, flagged },
        { id: second ?? '', seconds: 5 },
        { id: third ?? '', seconds: 0 },
      ];
      const right = { [first ?? '']: rightAnswers(learner.questions[0]) };
      const [earlier = '', later = ''] = [3, 1].map((days) => new Date(Date.now() - days * DAY).toISOString());
      await learner.save({ mode: 'exam', asked: asked(true), picks: right, finishedAt: later });
      await learner.save({ mode: 'exam', asked: asked(false), picks: {}, finishedAt: earlier });
      const found = new Map((await learner.own()).map((question) => [question.questionId, question]));
      expect(found.get(first ?? '')).toEqual({
        examId: 'administrator',
        questionId: first,
        timesAsked: 1,
        lastPercent: 100,
        lastAskedAt: later,
        lastVersion: 1,
        flagged: true,
      });
      expect(found.get(second ?? '')).toMatchObject({ timesAsked: 2, lastPercent: 0, lastAskedAt: later });
      expect(found.has(third ?? '')).toBe(false);
    });

    it('keeps a flag until another exam simulation asks the question', async () => {
      const id = learner.questions[0]?.id ?? '';
      const take = (mode: AttemptMode, flagged: boolean, days: number) =>
        learner.save({
          mode,
          asked: [{ id, seconds: 5, flagged }],
          picks: {},
          finishedAt: new Date(Date.now() - days * DAY).toISOString(),
        });
      const isFlagged = async () => (await learner.own()).map(({ flagged }) => flagged);
      await take('exam', true, 3);
      await take('end', false, 2);
      expect(await isFlagged()).toEqual([true]);
      await take('exam', false, 1);
      expect(await isFlagged()).toEqual([false]);
    });

    it('has nothing of an attempt that came without its picks, nor of one that was refused', async () => {
      await learner.save({ scorePercent: 50 });
      const body = { userId: learner.ann.userId, examId: 'administrator', scorePercent: 0, picks: { none: ['a'] } };
      expect((await call(subject, saveExamAttempt, { body, as: learner.ann })).status).toBe(409);
      expect(await learner.own()).toEqual([]);
    });

    it('has those of one exam, where one is named', async () => {
      await bodyOf(await learner.bookmark(true), message);
      expect(await learner.own({ examId: 'administrator' })).toHaveLength(1);
      expect(await learner.own({ examId: 'appBuilder' })).toEqual([]);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await bodyOf(await learner.bookmark(true), message);
      const query = { userId: learner.ann.userId };
      await refusal(await call(subject, retrieveLearnerQuestions, { query }), loginRequired);
      await refusal(await call(subject, retrieveLearnerQuestions, { query, as: bob }), notYours);
      expect(await learner.own({}, bob)).toEqual([]);
    });
  });

  describe('retrieveSectionHistory', () => {
    async function history(examId = 'administrator'): Promise<SectionedAttempt[]> {
      const query = { userId: learner.ann.userId, examId };
      const reply = await call(subject, retrieveSectionHistory, { query, as: learner.ann });
      return (await bodyOf(reply, retrieveSectionHistory.response)).attempts;
    }

    it('has each attempt with its sections', async () => {
      const [first, second] = learner.questions;
      const asked = [
        { id: first?.id ?? '', seconds: 40 },
        { id: second?.id ?? '', seconds: 20 },
      ];
      const picks = { [first?.id ?? '']: rightAnswers(first) };
      const [attemptId, seed] = ['9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e', '0123456789abcdef'];
      await learner.save({ attemptId, mode: 'exam', seed, asked, picks, finishedAt: new Date().toISOString() });
      await learner.save({ scorePercent: 30, finishedAt: new Date(Date.now() - DAY).toISOString() });
      const [earlier, later] = await history();
      const some: unknown = expect.any(String);
      expect(earlier).toEqual({ attemptId: some, finishedAt: some, scorePercent: 30, sections: [] });
      expect(later).toMatchObject({ attemptId, seed, mode: 'exam', scorePercent: 50, seconds: 60 });
      expect(later?.sections.toSorted((one, other) => other.fullyCorrect - one.fullyCorrect)).toMatchObject([
        { name: first?.category, correctAmount: 1, fullyCorrect: 1, total: 1, seconds: 40 },
        { name: second?.category, correctAmount: 0, fullyCorrect: 0, total: 1, seconds: 20 },
      ]);
    });

    it('has the latest attempts of that exam, oldest first', async () => {
      for (let day = HISTORY_LENGTH + 1; day > 0; day -= 1) {
        await learner.save({ scorePercent: day, finishedAt: new Date(Date.now() - day * DAY).toISOString() });
      }
      const scores = (await history()).map(({ scorePercent }) => scorePercent);
      expect(scores).toEqual(Array.from({ length: HISTORY_LENGTH }, (_, index) => HISTORY_LENGTH - index));
      expect(await history('appBuilder')).toEqual([]);
      expect(await history('none')).toEqual([]);
    });

    it('has the latest exam simulations, however many practices have followed', async () => {
      const days = HISTORY_SIMULATIONS + 1 + HISTORY_LENGTH;
      for (let day = days; day > 0; day -= 1) {
        const mode = day > HISTORY_LENGTH ? 'exam' : 'end';
        const finishedAt = new Date(Date.now() - day * DAY).toISOString();
        await learner.save({ mode, scorePercent: day, finishedAt });
      }
      const found = await history();
      expect(found.map(({ scorePercent }) => scorePercent)).toEqual(
        Array.from({ length: days - 1 }, (_, index) => days - 1 - index),
      );
      expect(found.filter(({ mode }) => mode === 'exam')).toHaveLength(HISTORY_SIMULATIONS);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      const query = { userId: learner.ann.userId, examId: 'administrator' };
      await refusal(await call(subject, retrieveSectionHistory, { query }), loginRequired);
      await refusal(await call(subject, retrieveSectionHistory, { query, as: bob }), notYours);
      await refusal(
        await call(subject, retrieveSectionHistory, { query: { userId: learner.ann.userId }, as: learner.ann }),
        invalidRequest,
      );
    });
  });
}
