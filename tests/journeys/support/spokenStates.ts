import type { Page } from '@playwright/test';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { questions } from '../../../src/mocks/fixtures/quiz.ts';
import { examCall } from './quiz.ts';
import { listenTo } from './speech.ts';

/** A state of a page: what led to it, the page's title, and what is spoken on the way. */
export interface SpokenState {
  readonly state: string;
  readonly title: string;
  readonly spoken: readonly string[];
}

/** Two answers are correct in the first question, one in the others. */
const asked = ['sharing', 'queue', 'dashboard'].flatMap((id) => questions.find((question) => question.id === id) ?? []);

/** The site's own pages ask three questions of ours. */
export async function askOurs(page: Page): Promise<void> {
  await page.route(`**${examCall}`, async (route) => {
    const response = await route.fetch();
    const quiz = (await response.json()) as ExamQuiz;
    await route.fulfill({ response, json: { ...quiz, questions: asked } });
  });
}

/** Ways to act on a page by keyboard. `after` does one, waits for a text, and returns what was spoken on the way. */
export async function speaking(page: Page) {
  const take = await listenTo(page);
  return {
    after: async (state: string, act: () => Promise<void>, shown: string): Promise<SpokenState> => {
      await act();
      await page.getByText(shown, { exact: true }).first().waitFor();
      return { state, spoken: await take(), title: await page.title() };
    },
    button: (name: string) => () => page.getByRole('button', { name, exact: true }).press('Enter'),
    key:
      (...names: string[]) =>
      async () => {
        for (const name of names) await page.keyboard.press(name);
      },
  };
}
