import type { Page } from '@playwright/test';
import { exam } from './quiz.ts';
import { askOurs, speaking, type SpokenState } from './spokenStates.ts';

/** With it the three questions have always the same order, and so have their answers. */
const SEED = '0123456789ab0000';

/** Goes through every state of an exam simulation by keyboard on the site's own pages, with three questions of ours. */
export async function* speakExam(page: Page): AsyncGenerator<SpokenState> {
  await askOurs(page);
  await page.clock.install();
  await page.goto(`${exam.path}?mode=exam&seed=${SEED}`);
  await page.getByText('6 minutes', { exact: true }).waitFor();
  const { after, button, key } = await speaking(page);
  /** Goes on to two seconds before so many minutes are left, and waits until that is said. */
  const clockSays = (minutes: number, words: string) => async () => {
    const [, left = '', seconds = ''] = /^(\d+):(\d+)/.exec(await page.getByRole('timer').innerText()) ?? [];
    await page.clock.fastForward(((Number(left) - minutes) * 60 + Number(seconds) - 2) * 1000);
    await page.getByRole('status').filter({ hasText: words }).waitFor();
  };

  await page.getByRole('radio', { name: 'None' }).focus();
  yield after('extra time', key('ArrowRight'), '7 minutes');
  yield after('begun', button('Start the exam'), 'Choose 1 · 0 chosen');
  yield after('a pick', key('a'), 'Choose 1 · 1 chosen');
  yield after('another is refused', key('b'), 'Choose 1 · 1 chosen');
  yield after('the pick is struck out', key('Shift+A'), 'Choose 1 · 0 chosen');
  yield after('the strike is taken back', key('Shift+A'), 'Choose 1 · 0 chosen');
  yield after('another is struck out', key('Shift+B'), 'Choose 1 · 0 chosen');
  yield after('flagged', key('f'), 'Flagged');
  yield after('into the answers', key('Tab', 'Tab', 'Tab', 'Tab'), 'Choose 1 · 0 chosen');
  yield after('next question', key('ArrowRight'), 'Choose 1 · 0 chosen');
  yield after('its one pick', key('b'), 'Choose 1 · 1 chosen');
  yield after('the last question', key('ArrowRight'), 'Choose 2 · 0 chosen');
  yield after('the first of two picks', key('b'), 'Choose 2 · 1 chosen');
  yield after('back to an answered question', key('ArrowLeft'), 'Choose 1 · 1 chosen');
  yield after('five minutes are left', clockSays(5, '5 minutes left'), 'Choose 1 · 1 chosen');
  yield after('one minute is left', clockSays(1, '1 minute left'), 'Choose 1 · 1 chosen');
  yield after('the clock is hidden', button('Hide the clock'), 'Show the clock');
  yield after('review', button('Review and hand in'), 'Still open');
  yield after('along the list of questions', key('Tab', 'ArrowRight'), 'Still open');
  yield after('to a question', key('Enter'), 'Choose 1 · 1 chosen');
  yield after('review again', button('Review and hand in'), 'Still open');
  yield after('handed in', button('Hand in with 2 open'), 'Congratulations!');
  yield after('the answers', button('Review answers'), 'View Results');
  yield after('results again', button('View Results'), 'Congratulations!');

  yield after('the same exam again', button('Take the same exam again'), '6 minutes');
  yield after('begun again', button('Start the exam'), 'Choose 1 · 0 chosen');
  const timeUp = async () => {
    await page.clock.fastForward(7 * 60_000);
    await page.getByText('Your time was up. The exam was handed in as it stood.').waitFor();
  };
  const end = await after('the time is up', timeUp, 'Congratulations!');
  // Toast and results speak in the order in which the code of both is there.
  yield { ...end, spoken: end.spoken.toSorted() };
}
