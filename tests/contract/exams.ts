import { describe, expect, it } from 'vitest';
import { commonRefusals } from '../../contract/errors.ts';
import { type ExamQuiz, type ExamSummary, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { bodyOf, call, type Parts, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, loginRequired, notYours, tokenInvalid } = commonRefusals;

/** The contract of the exam calls, for the server and the mocks. An exam `administrator` exists. */
export function examsContract(subject: Subject): void {
  const ask = (parts?: Parts) => call(subject, retrieveAllExams, parts);
  const list = async (parts?: Parts): Promise<ExamSummary[]> => bodyOf(await ask(parts), retrieveAllExams.response);
  const askQuiz = (developerType: string, as?: Parts['as']) =>
    call(subject, retrieveQuiz, { params: { developerType }, as });
  const quiz = async (as?: Parts['as']): Promise<ExamQuiz> =>
    bodyOf(await askQuiz('administrator', as), retrieveQuiz.response);

  describe('retrieveAllExams', () => {
    it('lists exams that a visitor has neither bought nor in the cart', async () => {
      const exams = await list();
      expect(exams.map(({ link }) => link)).toContain('administrator');
      expect(exams.every(({ bought, in_cart }) => !bought && !in_cart)).toBe(true);
    });

    it('gives every exam an id and an address of its own', async () => {
      const exams = await list();
      expect(new Set(exams.map(({ id }) => id)).size).toBe(exams.length);
      expect(new Set(exams.map(({ link }) => link)).size).toBe(exams.length);
    });

    it('writes prices as dollars with two decimals', async () => {
      for (const { price } of await list()) expect(price).toMatch(/^\d+\.\d{2}$/);
    });

    it('lists the same exams for a user, who has what costs nothing', async () => {
      const ann = await signUp(subject);
      const exams = await list({ query: { user_id: ann.userId }, as: ann });
      const visitors = await list();
      expect(exams).toEqual(visitors.map((exam) => ({ ...exam, bought: Number(exam.price) === 0 })));
      expect(await list({ as: ann })).toEqual(exams);
    });

    it('is for no one in the name of another', async () => {
      const [ann, bob] = [await signUp(subject), await signUp(subject, 'bob@example.org')];
      const query = { user_id: ann.userId };
      await refusal(await ask({ query }), loginRequired);
      await refusal(await ask({ query, as: bob }), notYours);
    });

    it('takes no token that no one has', async () => {
      await refusal(await ask({ as: { accessToken: 'none' } }), tokenInvalid);
    });

    it('refuses a user without an id', async () => {
      await refusal(await ask({ query: { user_id: '' } }), invalidRequest);
    });
  });

  describe('retrieveQuiz', () => {
    it('gives a visitor up to 10 questions of the listed exam', async () => {
      const listed = (await list()).find(({ link }) => link === 'administrator');
      const { questions, ...rest } = await quiz();
      expect(rest).toMatchObject({ examId: listed?.id, examTitle: listed?.name, bought: false });
      const { questionCount, minutes, scoredQuestions, unscoredQuestions, passMark } = rest;
      expect(listed).toMatchObject({ questionCount, minutes, scoredQuestions, unscoredQuestions, passMark });
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.length).toBeLessThanOrEqual(10);
    });

    it('gives a user up to 20, of which the first are those of a visitor', async () => {
      const [visitors, { questions, ...rest }] = [await quiz(), await quiz(await signUp(subject))];
      expect(rest).toMatchObject({ examId: visitors.examId, bought: false });
      expect(questions.length).toBeLessThanOrEqual(20);
      expect(questions.slice(0, visitors.questions.length)).toEqual(visitors.questions);
    });

    it('gives questions that can be answered, wrongly, too', async () => {
      const { questions } = await quiz();
      for (const { answers } of questions) {
        expect(new Set(answers.map(({ isCorrect }) => isCorrect))).toEqual(new Set([true, false]));
        expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      }
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    });

    it('takes no token that no one has', async () => {
      await refusal(await askQuiz('administrator', { accessToken: 'none' }), tokenInvalid);
    });

    it('knows no other exam', async () => {
      await refusal(await askQuiz('noSuchExam'), retrieveQuiz.refusals.examNotFound);
    });

    it('refuses what can be no address', async () => {
      await refusal(await askQuiz('no such exam'), invalidRequest);
    });
  });
}
