import type { Page } from '@playwright/test';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { questions } from '../../../src/mocks/fixtures/quiz.ts';
import { exam, examCall } from './quiz.ts';
import { listenTo } from './speech.ts';

/** A state of the quiz: what led to it, the page's title, and what is spoken on the way. */
export interface SpokenState {
  readonly state: string;
  readonly title: string;
  readonly spoken: readonly string[];
}

/** Two answers are correct in the first question, one in the others. */
const asked = ['sharing', 'queue', 'dashboard'].flatMap((id) => questions.find((question) => question.id === id) ?? []);

/** What acts on a page, and returns what was spoken until a text is shown. */
type After = (state: string, act: () => Promise<void>, shown: string) => Promise<SpokenState>;

/** Opens the quiz at an address with three questions of ours. */
async function open(page: Page, address: string): Promise<After> {
  await page.route(`**${examCall}`, async (route) => {
    const response = await route.fetch();
    const quiz = (await response.json()) as ExamQuiz;
    await route.fulfill({ response, json: { ...quiz, questions: asked } });
  });
  await page.goto(address);
  await page.getByText('3 questions', { exact: true }).waitFor();
  const take = await listenTo(page);
  return async (state, act, shown) => {
    await act();
    await page.getByText(shown, { exact: true }).first().waitFor();
    return { state, spoken: await take(), title: await page.title() };
  };
}

/** What acts by keyboard alone. */
const keyboard = (page: Page) => ({
  button: (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).press('Enter'),
  key:
    (...names: string[]) =>
    async () => {
      for (const name of names) await page.keyboard.press(name);
    },
});

/** Goes through every state of a quiz by keyboard on the site's own pages. */
export async function* speakQuiz(page: Page): AsyncGenerator<SpokenState> {
  const after = await open(page, exam.path);
  const { button, key } = keyboard(page);

  yield after('immediately: begun', button('Immediately'), '1 of 3');
  yield after('the first of two picks', key('a'), 'Correct. 1 more to pick.');
  yield after('the second, wrong', key('b'), 'Partly correct: half a point. A and C are correct.');
  yield after('next question', key('ArrowRight'), '2 of 3');
  yield after('a wrong pick', key('a'), 'Wrong. B is correct.');
  yield after('back to an answered question', key('ArrowLeft'), '1 of 3');
  yield after('the last question', key('ArrowRight', 'ArrowRight'), '3 of 3');
  yield after('finish with one unanswered', button('Finish'), 'One question is not answered');
  yield after('finished all the same', button('Finish anyway'), 'Not answered. D is correct.');
  yield after('results', button('View Results'), 'Congratulations!');
  yield after('review', button('Review answers'), '1 of 3');
  yield after('results again', button('View Results'), 'Congratulations!');
  yield after('restart', button('Restart'), 'When would you like to see answers?');

  yield after('at the end: begun', button('At the end of exam'), '1 of 3');
  yield after('into the answers', key('Tab'), 'Choose 2');
  yield after('the first of two picks', key('a'), '1 more to pick.');
  yield after('the second', key('c'), 'Answered: A and C.');
  yield after('one more is refused', key('d'), 'This question takes 2 answers. Take one back first.');
  yield after('next question', key('ArrowRight'), '2 of 3');
  yield after('its one pick', key('b'), 'Answered: B.');
  yield after('another is refused', key('c'), 'Press B again to change your answer.');
  yield after('the list of questions', button('All questions'), '3');
  yield after('into the list, and along it', key('Tab', 'ArrowRight'), '3');
  yield after('to its last question', key('Enter'), '3 of 3');
  yield after('the right answer', key('d'), 'Answered: D.');
  yield after('submitted', button('Submit'), 'Congratulations!');
}

/** Goes through an exam simulation by keyboard; its questions are always in the same order. */
export async function* speakExam(page: Page): AsyncGenerator<SpokenState> {
  const after = await open(page, `${exam.path}?mode=exam&seed=0123456789ab0000`);
  const { button, key } = keyboard(page);

  yield after('begun', button('Start the exam'), 'Question 1 of 3');
  yield after('next question', key('a', 'Shift+B', 'f', 'ArrowRight'), 'Question 2 of 3');
  yield after('the clock hidden', button('Hide the clock'), 'Show the clock');
  yield after('the review', button('Review and hand in'), 'Two questions are still open');
  yield after('back to a question', button(/^2 Unanswered/), 'Question 2 of 3');
  yield after('the review again', button('Review and hand in'), 'Two questions are still open');
  yield after('handed in', button(/^Hand in with \d open$/), 'Congratulations!');
}
