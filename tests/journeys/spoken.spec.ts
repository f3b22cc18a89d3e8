import { expect, test } from './support/journey.ts';
import { speakExam, speakQuiz, type SpokenState } from './support/spokenQuiz.ts';

const sharing =
  'Question 1 of 3: A sales manager sees every opportunity in a report although the organization-wide default for opportunities is Private. Which two settings could explain it?, heading 2';
const queue =
  'Question 2 of 3: New leads from a web form must wait for whoever is free. What should own them?, heading 2';
const dashboard =
  'Question 3 of 3: Each regional manager must see the same dashboard with the figures of their own region. What does that?, heading 2';

/** States, and what is spoken in each. `npm run spoken` prints it. */
type Spoken = readonly (readonly [state: string, ...spoken: string[]])[];

const ofQuiz: Spoken = [
  ['immediately: begun', sharing],
  ['the first of two picks', 'Correct. 1 more to pick.'],
  ['the second, wrong', 'Partly correct: half a point. A and C are correct.'],
  ['next question', queue],
  ['a wrong pick', 'Wrong. B is correct.'],
  ['back to an answered question', `${sharing}, Partly correct: half a point. A and C are correct.`],
  ['the last question', dashboard],
  [
    'finish with one unanswered',
    'One question is not answered, dialog, It scores nothing, and a finished quiz can’t be changed.',
  ],
  ['finished all the same', 'View Results, button', 'Not answered. D is correct.'],
  ['results', "Congratulations!, heading 2, You've got 0.5 of 3 (17.00%) right. Not passed yet"],
  ['review', `${sharing}, Partly correct: half a point. A and C are correct.`],
  ['results again', "Congratulations!, heading 2, You've got 0.5 of 3 (17.00%) right. Not passed yet"],
  ['restart', 'When would you like to see answers?, group'],
  ['at the end: begun', sharing],
  ['into the answers', 'Choose 2, list; A The manager is above the owners in the role hierarchy, button, not pressed'],
  ['the first of two picks', '1 more to pick.'],
  ['the second', 'Answered: A and C.'],
  ['one more is refused', 'This question takes 2 answers. Take one back first.'],
  ['next question', queue],
  ['its one pick', 'Answered: B.'],
  ['another is refused', 'Press B again to change your answer.'],
  ['the list of questions', 'All questions, button, expanded'],
  [
    'into the list, and along it',
    'Questions, navigation; Question 2, answered, button',
    'Question 3, not answered, button',
  ],
  ['to its last question', dashboard],
  ['the right answer', 'Answered: D.'],
  ['submitted', "Congratulations!, heading 2, You've got 3 of 3 (100.00%) right. Passed, with every question right"],
];

/** The same questions in the order of the exam's seed. */
const ofExam: Spoken = [
  ['begun', dashboard.replace('Question 3', 'Question 1')],
  ['next question', queue],
  ['the clock hidden', 'Show the clock, button'],
  ['the review', 'Two questions are still open, heading 2'],
  ['back to a question', queue],
  ['the review again', 'Two questions are still open, heading 2'],
  ['handed in', "Congratulations!, heading 2, You've got 0 of 3 (0.00%) right. Not passed yet"],
];

/** Goes through all states; resolves with what was spoken, and with the titles that the page had, each once. */
async function listen(states: AsyncIterable<SpokenState>) {
  const spoken: (readonly [string, ...string[]])[] = [];
  const titles = new Set<string>();
  for await (const state of states) {
    spoken.push([state.state, ...state.spoken]);
    titles.add(state.title);
  }
  return { spoken, titles: [...titles] };
}

const titlesOf = (...places: string[]) => places.map((place) => `${place}Platform Administrator - CertCrest`);

test('each state of the quiz speaks once: where, question, verdict with what was right, result and score', async ({
  page,
}) => {
  const { spoken, titles } = await listen(speakQuiz(page));
  expect(spoken).toEqual(ofQuiz);
  expect(titles).toEqual(titlesOf('Question 1 of 3 - ', 'Question 2 of 3 - ', 'Question 3 of 3 - ', 'Results - ', ''));
});

test('each state of an exam speaks once: where and question, what is open, result and score', async ({ page }) => {
  const { spoken, titles } = await listen(speakExam(page));
  expect(spoken).toEqual(ofExam);
  expect(titles).toEqual(titlesOf('Question 1 of 3 - ', 'Question 2 of 3 - ', 'Review - ', 'Results - '));
});
