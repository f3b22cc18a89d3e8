import { expect, type Locator, type Page } from '@playwright/test';
import type { ExamQuiz, Question } from '../../../contract/exams.ts';
import { withoutHowMany } from '../../../domain/exam/ask.ts';
import { stored } from './account.ts';

/** The exam that the journeys take. */
export const exam = { title: 'Platform Administrator', path: '/certifications/administrator' };

/** Where its simulation is. */
export const simulation = `${exam.path}?mode=exam`;

/** Path of the call that brings the exam's questions. */
export const examCall = '/api/exam/administrator/';

/** The exam's questions with their answers, as the server gives them to whoever is on the page. */
export async function questionsOf(page: Page): Promise<readonly Question[]> {
  const { accessToken } = await stored(page);
  const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const response = await page.request.get(examCall, { headers });
  return ((await response.json()) as ExamQuiz).questions;
}

/** The question at a position, from 0. */
export function questionAt(questions: readonly Question[], index: number): Question {
  const question = questions[index];
  if (!question) throw new Error(`There is no question ${index + 1}.`);
  return question;
}

/** A question's correct answers, or its wrong ones. Each run has an order of answers of its own. */
export const answersOf = (question: Question, which: 'correct' | 'wrong') =>
  question.answers.filter(({ isCorrect }) => isCorrect === (which === 'correct'));

/** The letter of an answer that is on show. */
export const letterOf = async (option: Locator): Promise<string> => (await option.innerText()).slice(0, 1);

/** A text of an exam as it is read out, without the marks of its code. */
export const plain = (text: string): string =>
  text
    .replaceAll(/```.*|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What people see of a quiz, an exam simulation and most other pages. */
export const onPage = (page: Page) => ({
  answer: (letter: string): Locator => page.getByRole('button', { name: new RegExp(`^${letter} `) }),
  /** The one with this text, revealed or not. */
  option: ({ text }: { readonly text: string }): Locator =>
    page.getByRole('button', {
      name: new RegExp(
        `^[A-H] ${plain(text).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?: Correct| Wrong| Correct, not selected)?$`,
      ),
    }),
  picked: (letter: string): Locator => page.getByRole('button', { name: new RegExp(`^${letter} `), pressed: true }),
  button: (name: string): Locator => page.getByRole('button', { name, exact: true }),
  heading: ({ question }: Question): Locator =>
    page.getByRole('heading', { level: 2, name: plain(withoutHowMany(question)) }),
  link: (name: string): Locator => page.getByRole('main').getByRole('link', { name, exact: true }),
  text: (text: string): Locator => page.getByText(text, { exact: true }),
  kept: page.getByRole('region', { name: 'Pick up where you left off?' }),
  examQuestion: (number: number): Locator =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Question ${number} of `) }),
});

/** Opens the exam's page and chooses when answers are revealed. */
export async function startQuiz(page: Page, mode: 'Immediately' | 'At the end of exam', total = 10): Promise<void> {
  await page.goto(exam.path);
  await onPage(page).button(mode).click();
  await expect(onPage(page).text(`1 of ${total}`)).toBeVisible();
}

/** Opens the list of questions, which stays open, and goes to one of them. */
export async function goToQuestion(page: Page, number: number): Promise<void> {
  await onPage(page).button('All questions').click();
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
}

/** Finishes although questions are unanswered. */
export async function finishAnyway(page: Page, how: 'Finish' | 'Submit'): Promise<void> {
  await onPage(page).button(how).click();
  await onPage(page).button(`${how} anyway`).click();
}

/** Opens the exam simulation and starts it. */
export async function startExam(page: Page): Promise<void> {
  await page.goto(simulation);
  await onPage(page).button('Start simulation').click();
  await expect(onPage(page).examQuestion(1)).toBeVisible();
}

/** What this browser keeps of its quizzes: a pick or a move is kept after its paint, so wait for it before leaving. */
export const keptIn = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('certcrest');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => resolve(reading.result);
          opening.result.close();
        };
      }),
  );
