import type { Page } from '@playwright/test';
import { exam } from './quiz.ts';
import { askOurs, speaking, type SpokenState } from './spokenStates.ts';

/** Goes through every state of a quiz by keyboard on the site's own pages, with three questions of ours. */
export async function* speakQuiz(page: Page): AsyncGenerator<SpokenState> {
  await askOurs(page);
  await page.goto(exam.path);
  await page.getByText('3 questions', { exact: true }).waitFor();
  const { after, button, key } = await speaking(page);

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
