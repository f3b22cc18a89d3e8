import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { type ExamQuiz, retrieveQuiz } from '../../contract/exams.ts';
import {
  bookmarkQuestion,
  type LearnerQuestion,
  NOTE_LENGTH,
  questionRefusals,
  retrieveLearnerQuestions,
  retrieveSectionHistory,
  type SectionedAttempt,
  HISTORY_LENGTH,
  saveNote,
} from '../../contract/learning.ts';
import { message } from '../../contract/scalars.ts';
import { bodyOf, call, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours } = commonRefusals;
const { examNotFound, questionNotFound } = questionRefusals;

const DAY = 24 * 60 * 60 * 1000;

/** The contract of what learners have of each question, for the server and the mocks. An exam `administrator` exists. */
export function learningContract(subject: Subject): void {
  let ann: Session;
  let questions: ExamQuiz['questions'];
  let questionId: string;
  beforeEach(async () => {
    ann = await signUp(subject);
    const reply = await call(subject, retrieveQuiz, { params: { developerType: 'administrator' }, as: ann });
    ({ questions } = await bodyOf(reply, retrieveQuiz.response));
    questionId = questions[0]?.id ?? '';
  });

  async function own(query: { examId?: string } = {}, as = ann): Promise<LearnerQuestion[]> {
    const reply = await call(subject, retrieveLearnerQuestions, { query: { userId: as.userId, ...query }, as });
    return (await bodyOf(reply, retrieveLearnerQuestions.response)).questions;
  }
  const bookmark = (bookmarked: boolean, changes: object = {}, as: Session | undefined = ann) => {
    const body = { userId: ann.userId, examId: 'administrator', questionId, bookmarked, ...changes };
    return call(subject, bookmarkQuestion, { body, as });
  };
  const note = (text: unknown, changes: object = {}, as: Session | undefined = ann) => {
    const body = { userId: ann.userId, examId: 'administrator', questionId, text, ...changes };
    return call(subject, saveNote, { body, as });
  };
  async function save(changes: Partial<Attempt>): Promise<void> {
    const body = { userId: ann.userId, examId: 'administrator', scorePercent: 0, ...changes };
    await bodyOf(await call(subject, saveExamAttempt, { body, as: ann }), message);
  }
  const rightAnswers = (question: ExamQuiz['questions'][number] | undefined) =>
    question?.answers.flatMap(({ id, isCorrect }) => (isCorrect ? [id] : [])) ?? [];

  describe('retrieveLearnerQuestions', () => {
    it('has nothing for a new user', async () => {
      expect(await own()).toEqual([]);
    });

    it('has what was answered or on show, as it was the last time', async () => {
      const [first, second, third] = questions.map(({ id }) => id);
      const asked = (flagged: boolean) => [
        { id: first ?? '', version: 1, flagged },
        { id: second ?? '', seconds: 5 },
        { id: third ?? '', seconds: 0 },
      ];
      const right = { [first ?? '']: rightAnswers(questions[0]) };
      const [earlier = '', later = ''] = [3, 1].map((days) => new Date(Date.now() - days * DAY).toISOString());
      await save({ asked: asked(true), picks: right, finishedAt: later });
      await save({ asked: asked(false), picks: {}, finishedAt: earlier });
      const found = new Map((await own()).map((question) => [question.questionId, question]));
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

    it('has nothing of an attempt that came without its picks, nor of one that was refused', async () => {
      await save({ scorePercent: 50 });
      const body = { userId: ann.userId, examId: 'administrator', scorePercent: 0, picks: { none: ['a'] } };
      expect((await call(subject, saveExamAttempt, { body, as: ann })).status).toBe(409);
      expect(await own()).toEqual([]);
    });

    it('has those of one exam, where one is named', async () => {
      await bodyOf(await bookmark(true), message);
      expect(await own({ examId: 'administrator' })).toHaveLength(1);
      expect(await own({ examId: 'appBuilder' })).toEqual([]);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await bodyOf(await bookmark(true), message);
      const query = { userId: ann.userId };
      await refusal(await call(subject, retrieveLearnerQuestions, { query }), loginRequired);
      await refusal(await call(subject, retrieveLearnerQuestions, { query, as: bob }), notYours);
      expect(await own({}, bob)).toEqual([]);
    });
  });

  describe('retrieveSectionHistory', () => {
    async function history(examId = 'administrator'): Promise<SectionedAttempt[]> {
      const query = { userId: ann.userId, examId };
      const reply = await call(subject, retrieveSectionHistory, { query, as: ann });
      return (await bodyOf(reply, retrieveSectionHistory.response)).attempts;
    }

    it('has each attempt with its sections', async () => {
      const [first, second] = questions;
      const asked = [
        { id: first?.id ?? '', seconds: 40 },
        { id: second?.id ?? '', seconds: 20 },
      ];
      const picks = { [first?.id ?? '']: rightAnswers(first) };
      await save({ mode: 'exam', asked, picks, finishedAt: new Date().toISOString() });
      await save({ scorePercent: 30, finishedAt: new Date(Date.now() - DAY).toISOString() });
      const [earlier, later] = await history();
      expect(earlier).toEqual({ finishedAt: expect.any(String), scorePercent: 30, sections: [] });
      expect(later).toMatchObject({ mode: 'exam', scorePercent: 50, seconds: 60 });
      expect(later?.sections.toSorted((one, other) => other.fullyCorrect - one.fullyCorrect)).toMatchObject([
        { name: first?.category, correctAmount: 1, fullyCorrect: 1, total: 1, seconds: 40 },
        { name: second?.category, correctAmount: 0, fullyCorrect: 0, total: 1, seconds: 20 },
      ]);
    });

    it('has the latest attempts of that exam, oldest first', async () => {
      for (let day = HISTORY_LENGTH + 1; day > 0; day -= 1) {
        await save({ scorePercent: day, finishedAt: new Date(Date.now() - day * DAY).toISOString() });
      }
      const scores = (await history()).map(({ scorePercent }) => scorePercent);
      expect(scores).toEqual(Array.from({ length: HISTORY_LENGTH }, (_, index) => HISTORY_LENGTH - index));
      expect(await history('appBuilder')).toEqual([]);
      expect(await history('none')).toEqual([]);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      const query = { userId: ann.userId, examId: 'administrator' };
      await refusal(await call(subject, retrieveSectionHistory, { query }), loginRequired);
      await refusal(await call(subject, retrieveSectionHistory, { query, as: bob }), notYours);
      await refusal(
        await call(subject, retrieveSectionHistory, { query: { userId: ann.userId }, as: ann }),
        invalidRequest,
      );
    });
  });

  describe('bookmarkQuestion', () => {
    it('bookmarks a question, once, until it is taken back', async () => {
      expect(await bodyOf(await bookmark(true), message)).toEqual({ message: 'The question is bookmarked.' });
      const [first] = await own();
      await bookmark(true);
      expect(await own()).toEqual([first]);
      expect(first).toEqual({
        examId: 'administrator',
        questionId,
        timesAsked: 0,
        flagged: false,
        bookmarkedAt: expect.any(String),
      });
      expect(await bodyOf(await bookmark(false), message)).toEqual({ message: 'The bookmark was removed.' });
      expect(await own()).toEqual([]);
    });

    it('leaves the rest as it is', async () => {
      await note('Mine.');
      await bookmark(true);
      await bookmark(false);
      expect(await own()).toMatchObject([{ note: 'Mine.' }]);
    });

    it('knows no other question', async () => {
      await refusal(await bookmark(true, { examId: 'none' }), examNotFound);
      await refusal(await bookmark(true, { questionId: 'none' }), questionNotFound);
      await bodyOf(await bookmark(false, { questionId: 'none' }), message);
      expect(await own()).toEqual([]);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await refusal(await bookmark(true, {}, bob), notYours);
      await refusal(await bookmark(true, { bookmarked: 'yes' }), invalidRequest);
      expect(await own()).toEqual([]);
    });
  });

  describe('saveNote', () => {
    it('saves a note in place of the one before, until it is empty', async () => {
      expect(await bodyOf(await note('First.'), message)).toEqual({ message: 'Your note was saved.' });
      await note(' *Second*,\nfor `me`. ');
      const [saved, ...others] = await own();
      expect([saved?.note, others]).toEqual([' *Second*,\nfor `me`. ', []]);
      expect(Date.parse(saved?.notedAt ?? '')).not.toBeNaN();
      expect(await bodyOf(await note(' \n'), message)).toEqual({ message: 'Your note was removed.' });
      expect(await own()).toEqual([]);
    });

    it('stays when the question is asked', async () => {
      await note('Mine.');
      await save({ asked: [{ id: questionId, flagged: true }], picks: { [questionId]: rightAnswers(questions[0]) } });
      expect(await own()).toMatchObject([{ note: 'Mine.', timesAsked: 1, flagged: true }]);
      await note('');
      expect(await own()).toMatchObject([{ timesAsked: 1 }]);
    });

    it('knows no other question', async () => {
      await refusal(await note('Mine.', { examId: 'none' }), examNotFound);
      await refusal(await note('Mine.', { questionId: 'none' }), questionNotFound);
    });

    it('has a longest length', async () => {
      await bodyOf(await note('x'.repeat(NOTE_LENGTH)), message);
      const tooLong = { ...invalidRequest, error: 'A note cannot exceed 2000 characters.' };
      await refusal(await note('x'.repeat(NOTE_LENGTH + 1)), tooLong);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await refusal(await note('Theirs.', {}, bob), notYours);
      await refusal(await note(7), invalidRequest);
      expect(await own()).toEqual([]);
    });
  });
}
