import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { ExamQuiz, Question } from '../../../contract/exams.ts';

/** The exam that the journeys take. */
export const exam = { title: 'Platform Administrator', path: '/certifications/administrator' };

/** Path of the call that brings the exam's questions. */
export const examCall = '/api/exam/administrator/';

/** The exam's questions with their answers, as the server gives them to a visitor. */
export async function readQuestions(request: APIRequestContext): Promise<readonly Question[]> {
  const response = await request.get(examCall);
  return ((await response.json()) as ExamQuiz).questions;
}

/** The question at a position, from 0. */
export function questionAt(questions: readonly Question[], index: number): Question {
  const question = questions[index];
  if (!question) throw new Error(`There is no question ${index + 1}.`);
  return question;
}

const letters = 'ABCDEFGH';

/** The letters of a question's correct answers, or of its wrong ones. */
export const lettersOf = (question: Question, which: 'correct' | 'wrong'): string[] =>
  question.answers.flatMap(({ isCorrect }, at) => (isCorrect === (which === 'correct') ? (letters[at] ?? []) : []));

/** Why a question's answer with this letter is right or wrong. */
export const explanationOf = ({ answers }: Question, letter: string): string =>
  answers[letters.indexOf(letter)]?.explanation ?? '';

/** A text of an exam as it is read out: a block of code is announced as such, and has no marks in running text. */
export const plain = (text: string): string =>
  text
    .replaceAll(/```[^]*?```/g, ' Code ')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What people see of a quiz. */
export const onPage = (page: Page) => ({
  answer: (letter: string): Locator => page.getByRole('button', { name: new RegExp(`^${letter} `) }),
  button: (name: string): Locator => page.getByRole('button', { name, exact: true }),
  heading: (question: Question): Locator => page.getByRole('heading', { level: 2, name: plain(question.question) }),
  link: (name: string): Locator => page.getByRole('main').getByRole('link', { name, exact: true }),
  notice: page.getByRole('status').filter({ visible: true }),
});

/** Opens the exam's page and chooses when answers are revealed. */
export async function startQuiz(page: Page, mode: 'Immediately' | 'At the end of exam', total = 10): Promise<void> {
  await page.goto(exam.path);
  await page.getByRole('button', { name: mode, exact: true }).click();
  await expect(page.getByText(`1 of ${total}`, { exact: true })).toBeVisible();
}

/** Finishes although questions are unanswered. */
export async function finishAnyway(page: Page, how: 'Finish' | 'Submit'): Promise<void> {
  await page.getByRole('button', { name: how, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${how} anyway` })
    .click();
}

/** Moves on to the last question without answering. */
export async function skipToTheEnd(page: Page, total = 10): Promise<void> {
  for (let number = 2; number <= total; number++) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(`${number} of ${total}`, { exact: true })).toBeVisible();
  }
}
