import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { speakExam } from './support/spokenExam.ts';
import { speakQuiz } from './support/spokenQuiz.ts';
import type { SpokenState } from './support/spokenStates.ts';

const sharing =
  'Question 1 of 3: A sales manager sees every opportunity in a report although the organization-wide default for opportunities is Private. Which two settings could explain it?, heading 2';
const queue =
  'Question 2 of 3: New leads from a web form must wait for whoever is free. What should own them?, heading 2';
const dashboard =
  'Question 3 of 3: Each regional manager must see the same dashboard with the figures of their own region. What does that?, heading 2';

/** What led to a state, and what is spoken on the way. `npm run spoken` prints it. */
type Said = readonly [state: string, ...spoken: string[]];

async function saidBy(speak: (page: Page) => AsyncGenerator<SpokenState>, page: Page) {
  const said: Said[] = [];
  const titles = new Set<string>();
  for await (const { state, spoken, title } of speak(page)) {
    said.push([state, ...spoken]);
    titles.add(title);
  }
  return { said, titles: [...titles] };
}

const titled = (...places: readonly string[]) => places.map((where) => `${where}Platform Administrator - CertCrest`);
const positions = ['Question 1 of 3 - ', 'Question 2 of 3 - ', 'Question 3 of 3 - '];

/** What is spoken in each state of a quiz. */
const quizSays: readonly Said[] = [
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

test('each state of the quiz speaks once: where, question, verdict with what was right, result and score', async ({
  page,
}) => {
  const { said, titles } = await saidBy(speakQuiz, page);
  expect(said).toEqual(quizSays);
  expect(titles).toEqual(titled(...positions, 'Results - ', ''));
});

/** The same three questions in the order of an exam, with their answers in its order. */
const [dashboardFirst, queueSecond, sharingThird] = [dashboard, queue, sharing].map((heading, at) =>
  heading.replace(/^Question \d/, `Question ${at + 1}`),
) as [string, string, string];

/** What is spoken in each state of an exam simulation. */
const examSays: readonly Said[] = [
  [
    'extra time',
    'Extra time, group, For those who are entitled to it in the official exam.; None, radio',
    '25%, radio',
  ],
  ['begun', dashboardFirst],
  ['a pick', 'Answered: A.'],
  ['another is refused', 'Press A again to change your answer.'],
  ['the pick is struck out', 'A is struck out. Not answered yet'],
  ['the strike is taken back', 'A is no longer struck out.'],
  ['another is struck out', 'B is struck out.'],
  ['flagged', 'Flagged.'],
  [
    'into the answers',
    'Choose 1 · 0 chosen, list; A A joined report, button, not pressed',
    'Strike out A, button, not pressed, Strike out',
    'B A dashboard per region , struck out, button, not pressed',
    'Strike out B, button, pressed, Take back',
  ],
  ['next question', queueSecond],
  ['its one pick', 'Answered: B.'],
  ['the last question', sharingThird],
  ['the first of two picks', '1 more to pick.'],
  ['back to an answered question', queueSecond],
  ['five minutes are left', '5 minutes left'],
  ['one minute is left', '1 minute left'],
  ['the clock is hidden', 'Show the clock, button'],
  ['review', 'Two questions are still open, heading 2'],
  [
    'along the list of questions',
    'Questions, navigation; Question 1, unanswered, flagged, button',
    'Question 2, answered, button',
  ],
  ['to a question', queueSecond],
  ['review again', 'Two questions are still open, heading 2'],
  ['handed in', "Congratulations!, heading 2, You've got 0 of 3 (0.00%) right. Not passed yet"],
  ['the answers', `${dashboardFirst}, Not answered. D is correct.`],
  ['results again', "Congratulations!, heading 2, You've got 0 of 3 (0.00%) right. Not passed yet"],
  ['the same exam again', 'Exam simulation, heading 2'],
  ['begun again', dashboardFirst],
  [
    'the time is up',
    "Congratulations!, heading 2, You've got 0 of 3 (0.00%) right. Not passed yet",
    'Your time was up. The exam was handed in as it stood.',
  ],
];

test('each state of the exam speaks: what picks, strikes, flags and clock do, and nothing of what is right', async ({
  page,
}) => {
  const { said, titles } = await saidBy(speakExam, page);
  expect(said).toEqual(examSays);
  expect(titles).toEqual(titled('Exam simulation - ', ...positions, 'Review - ', 'Results - '));
});
