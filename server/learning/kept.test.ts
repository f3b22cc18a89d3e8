import { describe, expect, it } from 'vitest';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import type { Refusal } from '../../contract/endpoint.ts';
import { type ExamDate, retrieveExamDates, saveExamDate } from '../../contract/examDates.ts';
import {
  bookmarkQuestion,
  HISTORY_LENGTH,
  HISTORY_SIMULATIONS,
  type LearnerQuestion,
  retrieveLearnerQuestions,
  retrieveSectionHistory,
  saveNote,
  type SectionedAttempt,
} from '../../contract/learning.ts';
import { type QuestionReport, reportQuestion, retrieveReports } from '../../contract/reports.ts';
import { bearer, expectRefused } from '../../tests/harness/accounts.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { pricedExams } from '../../tests/harness/shop.ts';

const DAY = 24 * 60 * 60 * 1000;
const question = { examId: 'administrator', questionId: 'adm-1' };
const right = { 'adm-1': ['a'] };

describeDialects('what a learner keeps on the server', (open) => {
  const site = accountsOf(open, { exams: pricedExams });

  const daysAgo = (days: number) => new Date(site.clock.now() - days * DAY).toISOString();
  const save = (attempt: Partial<Attempt>) =>
    site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 0, ...attempt });
  const bookmark = (bookmarked: boolean, changes = {}) =>
    site.own(bookmarkQuestion, { ...question, bookmarked, ...changes });
  const note = (text: string, changes = {}) => site.own(saveNote, { ...question, text, ...changes });
  const own = async (search = ''): Promise<LearnerQuestion[]> => {
    const url = `/api${retrieveLearnerQuestions.path}?userId=${site.ann.userId}${search}`;
    return (await site.app.inject({ url, headers: bearer(site.ann) })).json().questions;
  };

  describe('of a question', () => {
    it('is how it was answered or on show the last time, not the last call', async () => {
      const asked = (flagged: boolean) => [
        { id: 'adm-1', version: 1, flagged },
        { id: 'adm-2', seconds: 5 },
        { id: 'adm-3', seconds: 0 },
      ];
      await save({ mode: 'exam', asked: asked(true), picks: right, finishedAt: daysAgo(1) });
      await save({ mode: 'end', asked: asked(false), picks: {}, finishedAt: daysAgo(3) });
      const [first, second, ...others] = (await own()).toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
      const answered = { timesAsked: 1, lastPercent: 100, lastAskedAt: daysAgo(1), lastVersion: 1, flagged: true };
      expect(first).toEqual({ ...question, ...answered });
      expect(second).toMatchObject({ questionId: 'adm-2', timesAsked: 2, lastPercent: 0, lastAskedAt: daysAgo(1) });
      expect(others).toEqual([]);
    });

    it('keeps a flag until another exam simulation asks it', async () => {
      const take = async (mode: 'exam' | 'end', flagged: boolean, days: number) => {
        await save({ mode, asked: [{ id: 'adm-1', flagged }], picks: right, finishedAt: daysAgo(days) });
        return (await own()).map((one) => one.flagged);
      };
      expect(await take('exam', true, 3)).toEqual([true]);
      expect(await take('end', false, 2)).toEqual([true]);
      expect(await take('exam', false, 1)).toEqual([false]);
    });

    it('is nothing after an attempt without picks, nor after one that was refused', async () => {
      await save({ scorePercent: 50 });
      expect((await save({ picks: { none: ['a'] } })).statusCode).toBe(409);
      expect(await own()).toEqual([]);
    });
  });

  describe('of bookmarks and notes', () => {
    it('is one bookmark until it is taken back, with its exam', async () => {
      expect((await bookmark(true)).json().message).toBe('The question is bookmarked.');
      const [first] = await own();
      expect(first).toEqual({ ...question, timesAsked: 0, flagged: false, bookmarkedAt: expect.any(String) });
      site.clock.forward(1);
      await bookmark(true);
      expect(await own('&examId=administrator')).toEqual([first]);
      expect(await own('&examId=appBuilder')).toEqual([]);
      expect((await bookmark(false)).json().message).toBe('The bookmark was removed.');
      expect(await own()).toEqual([]);
    });

    it('is the last note, which bookmarks and attempts leave alone, until it is empty', async () => {
      expect((await note('First.')).json().message).toBe('Your note was saved.');
      await note(' *Second*,\nfor `me`. ');
      await bookmark(true);
      await bookmark(false);
      await save({ mode: 'exam', asked: [{ id: 'adm-1', flagged: true }], picks: right });
      expect(await own()).toMatchObject([{ note: ' *Second*,\nfor `me`. ', timesAsked: 1, flagged: true }]);
      expect((await note(' \n')).json().message).toBe('Your note was removed.');
      expect(await own()).toMatchObject([{ timesAsked: 1 }]);
    });

    it.each<[string, object, Refusal]>([
      ['exam', { examId: 'none' }, bookmarkQuestion.refusals.examNotFound],
      ['question', { questionId: 'none' }, bookmarkQuestion.refusals.questionNotFound],
    ])('and of reports is nothing of an unknown %s', async (_, changes, refusal) => {
      expectRefused(await bookmark(true, changes), refusal);
      expectRefused(await note('Mine.', changes), refusal);
      expectRefused(await report(changes), refusal);
      // The question may have gone since.
      expect((await bookmark(false, { questionId: 'none' })).statusCode).toBe(200);
      expect(await own()).toEqual([]);
    });
  });

  it('of the history of sections is the latest attempts of an exam and its latest simulations, oldest first', async () => {
    const days = HISTORY_SIMULATIONS + 1 + HISTORY_LENGTH + 1;
    for (let day = days; day > 0; day -= 1) {
      const mode = day > HISTORY_LENGTH + 1 ? 'exam' : 'end';
      await save({ mode, seed: '0123456789abcdef', finishedAt: daysAgo(day) });
    }
    const history = async (examId: string): Promise<SectionedAttempt[]> => {
      const url = `/api${retrieveSectionHistory.path}?userId=${site.ann.userId}&examId=${examId}`;
      return (await site.app.inject({ url, headers: bearer(site.ann) })).json().attempts;
    };
    const [oldest] = await history('administrator');
    expect(oldest).toMatchObject({ attemptId: expect.any(String), mode: 'exam', seed: '0123456789abcdef' });
    const expected = Array.from({ length: days }, (_, index) => days - index);
    // The oldest simulation and the oldest of the others.
    const left = expected.filter((day) => day !== days && day !== HISTORY_LENGTH + 1);
    expect((await history('administrator')).map(({ finishedAt }) => finishedAt)).toEqual(left.map(daysAgo));
    expect(await history('appBuilder')).toEqual([]);
  });

  describe('of the days of official exams', () => {
    const plan = (date: string, examId = 'administrator') => site.own(saveExamDate, { examId, date });
    const dates = async (): Promise<ExamDate[]> => (await site.read(retrieveExamDates)).json().dates;

    it('is one for each exam, the earliest first, until it is empty', async () => {
      expect((await plan('2026-12-24')).json().message).toBe('The date was saved.');
      await plan('2026-12-01', 'appBuilder');
      await plan('2026-12-12');
      expect(await dates()).toEqual([
        { examId: 'appBuilder', date: '2026-12-01' },
        { examId: 'administrator', date: '2026-12-12' },
      ]);
      expect((await plan('')).json().message).toBe('The date was removed.');
      expect((await plan('', 'none')).statusCode).toBe(200);
      expect(await dates()).toHaveLength(1);
    });

    it('is a day that is today somewhere, and none that is over or of an unknown exam', async () => {
      // The clock says midnight at the beginning of the 21st, when it is still the 20th in America.
      expect((await plan('2026-11-20')).statusCode).toBe(200);
      expectRefused(await plan('2026-11-19'), saveExamDate.refusals.examDatePassed);
      expectRefused(await plan('2026-12-01', 'none'), saveExamDate.refusals.examNotFound);
      expect(await dates()).toEqual([{ examId: 'administrator', date: '2026-11-20' }]);
    });
  });

  const report = (changes: object = {}) =>
    site.own(reportQuestion, { ...question, version: 1, reason: 'wrongKey', text: '', ...changes });
  const reports = async (): Promise<QuestionReport[]> => (await site.read(retrieveReports)).json().reports;

  it('of reports is each, open and the newest first', async () => {
    expect((await report()).json().message).toBe('Thank you. You will get a mail when your report is answered.');
    site.clock.forward(1);
    await report({ reason: 'other', text: 'Both A and B.' });
    expect(await reports()).toMatchObject([
      { ...question, version: 1, reason: 'other', text: 'Both A and B.', state: 'open' },
      { reason: 'wrongKey', text: '', state: 'open' },
    ]);
  });

  it('of a report that is sent again is one, with its last words, whatever others send', async () => {
    const reportId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';
    const bob = await site.signUp('bob@example.org');
    for (const text of ['Both A and B.', 'A, B and C.']) await report({ reportId, text });
    const theirs = { ...question, version: 1, reason: 'wrongKey', reportId, text: 'None.' };
    await site.own(reportQuestion, theirs, bob);
    expect(await reports()).toMatchObject([{ text: 'A, B and C.', state: 'open' }]);
  });
});
