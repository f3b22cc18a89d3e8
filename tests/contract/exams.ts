import { describe, expect, it } from 'vitest';
import type { ZodMiniType, output } from 'zod/mini';
import { commonRefusals, errorBody } from '../../contract/errors.ts';
import { examQuiz, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { fillPath } from '../../contract/endpoint.ts';

/** Who is asked. */
export interface Subject {
  /** Address of the API, without a slash at its end; called when the tests run. */
  readonly baseUrl: () => string;
}

/** What everybody who answers the exam calls must keep, be it the server or a mock. An exam `administrator` exists. */
export function examsContract({ baseUrl }: Subject): void {
  const get = (path: string) => fetch(baseUrl() + path);
  const quizOf = (developerType: string) => get(fillPath(retrieveQuiz.path, { developerType }));

  describe('retrieveAllExams', () => {
    it('lists exams that a visitor has neither bought nor in the cart', async () => {
      const exams = await answer(await get(retrieveAllExams.path), retrieveAllExams.response);
      expect(exams.map(({ link }) => link)).toContain('administrator');
      expect(exams.every(({ bought, in_cart }) => !bought && !in_cart)).toBe(true);
    });

    it('gives every exam an id and an address of its own', async () => {
      const exams = await answer(await get(retrieveAllExams.path), retrieveAllExams.response);
      expect(new Set(exams.map(({ id }) => id)).size).toBe(exams.length);
      expect(new Set(exams.map(({ link }) => link)).size).toBe(exams.length);
    });

    it('writes prices as dollars with two decimals', async () => {
      const exams = await answer(await get(retrieveAllExams.path), retrieveAllExams.response);
      for (const { price } of exams) expect(price).toMatch(/^\d+\.\d{2}$/);
    });
  });

  describe('retrieveQuiz', () => {
    it('gives a visitor up to 10 questions of the listed exam', async () => {
      const exams = await answer(await get(retrieveAllExams.path), retrieveAllExams.response);
      const listed = exams.find(({ link }) => link === 'administrator');
      const quiz = await answer(await quizOf('administrator'), examQuiz);
      expect(quiz).toMatchObject({ examId: listed?.id, examTitle: listed?.name, bought: false });
      expect(quiz.questions.length).toBeGreaterThan(0);
      expect(quiz.questions.length).toBeLessThanOrEqual(10);
    });

    it('gives questions that can be answered, wrongly, too', async () => {
      const { questions } = await answer(await quizOf('administrator'), examQuiz);
      for (const { answers } of questions) {
        expect(new Set(answers.map(({ isCorrect }) => isCorrect))).toEqual(new Set([true, false]));
        expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      }
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    });

    it('knows no other exam', async () => {
      await refusal(await quizOf('noSuchExam'), retrieveQuiz.refusals.examNotFound);
    });
  });

  it('know no other call', async () => {
    await refusal(await get('/none/'), commonRefusals.unknownCall);
  });
}

/** Reads a 2xx answer, which must hold what its schema names and nothing else. */
async function answer<S extends ZodMiniType>(response: Response, schema: S): Promise<output<S>> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body: unknown = await response.json();
  const parsed = schema.parse(body);
  expect(body).toEqual(parsed);
  return parsed;
}

async function refusal(response: Response, { status, error }: { status: number; error: string }): Promise<void> {
  expect(response.status).toBe(status);
  const body: unknown = await response.json();
  expect(errorBody.parse(body)).toEqual(body);
  expect(body).toEqual({ error });
}
