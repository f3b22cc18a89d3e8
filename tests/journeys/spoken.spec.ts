import type { Page } from '@playwright/test';
import type { ExamQuiz } from '../../contract/exams.ts';
import { questions } from '../../src/mocks/fixtures/quiz.ts';
import { expect, test } from './support/journey.ts';
import { exam, examCall, letterOf, onPage, simulation } from './support/quiz.ts';
import { listenTo } from './support/speech.ts';

/** The site's own pages ask three questions of ours: two answers are correct in the first, one in the others. */
async function askOurs(page: Page): Promise<void> {
  const asked = ['sharing', 'queue', 'dashboard'].flatMap(
    (id) => questions.find((question) => question.id === id) ?? [],
  );
  await page.route(`**${examCall}`, async (route) => {
    const response = await route.fetch();
    const quiz = (await response.json()) as ExamQuiz;
    await route.fulfill({ response, json: { ...quiz, questions: asked } });
  });
}

const texts = {
  sharing:
    'A sales manager sees every opportunity in a report although the organization-wide default for opportunities is Private. Which two settings could explain it?',
  queue: 'New leads from a web form must wait for whoever is free. What should own them?',
  dashboard: 'Each regional manager must see the same dashboard with the figures of their own region. What does that?',
};
const asked = (number: number, name: keyof typeof texts) => `Question ${number} of 3: ${texts[name]}, heading 2`;
/** All three were missed. */
const inReview = (question: string) => question.replace(':', ', Missed 1 of 3:');

/** The letters that the answers of the question on show have in this run, in the order of the file. */
const lettersOf = (page: Page, name: keyof typeof texts) =>
  Promise.all(
    (questions.find(({ id }) => id === name)?.answers ?? []).map((answer) => letterOf(onPage(page).option(answer))),
  );

/** Ways to act on a page by keyboard. `says` does one, waits for a text, and expects what is spoken on the way. */
async function listening(page: Page) {
  const take = await listenTo(page);
  const titles = new Set<string>();
  const says = (state: string, act: () => Promise<unknown>, shown: string, ...spoken: readonly string[]) =>
    test.step(state, async () => {
      await act();
      await page.getByText(shown, { exact: true }).first().waitFor();
      // What takes the focus and what a live region says come in any order, and some of it a frame later.
      const heard: string[] = [];
      const inOrder = async () => {
        heard.push(...(await take()));
        return heard.toSorted();
      };
      await expect.poll(inOrder).toEqual(spoken.toSorted());
      titles.add((await page.title()).replace(`${exam.title} - CertCrest`, ''));
    });
  return {
    says,
    titles,
    button: (name: string) => () => page.getByRole('button', { name, exact: true }).press('Enter'),
    key:
      (...names: string[]) =>
      async () => {
        for (const name of names) await page.keyboard.press(name);
      },
  };
}

const positions = ['Question 1 of 3 - ', 'Question 2 of 3 - ', 'Question 3 of 3 - '];

test('each state of the quiz speaks once: where, question, verdict with what was right, result and score', async ({
  page,
}) => {
  const [sharing, queue, dashboard] = [asked(1, 'sharing'), asked(2, 'queue'), asked(3, 'dashboard')];
  const result = (verdict: string, score: string) =>
    `${verdict}, heading 2, Congratulations! You have completed the Platform Administrator quiz. You've got ${score} right.`;
  await askOurs(page);
  await page.goto(exam.path);
  await page.getByText('Start 3 free questions').first().waitFor();
  const { says, titles, button, key } = await listening(page);

  await says('immediately: begun', button('Immediately'), '1 of 3', sharing);
  const [a = '', b = '', c = ''] = await lettersOf(page, 'sharing');
  const partly = `Partly correct: half a point. Correct: ${[a, c].toSorted().join(' and ')}`;
  await says('the first of two picks', key(a), 'Correct. Choose 1 more.', 'Correct. Choose 1 more.');
  await says('the second, wrong', key(b), partly, partly);
  await says('next question', key('ArrowRight'), '2 of 3', queue);
  const [group = '', right = ''] = await lettersOf(page, 'queue');
  await says('a wrong pick', key(group), `Wrong. Correct: ${right}`, `Wrong. Correct: ${right}`);
  await says('back to an answered question', key('ArrowLeft'), '1 of 3', `${sharing}, ${partly}`);
  await says('the last question', key('ArrowRight', 'ArrowRight'), '3 of 3', dashboard);
  const missed = `Incorrect, not answered. Correct: ${(await lettersOf(page, 'dashboard'))[3]}`;
  const gap = 'One question is unanswered';
  const warning = `${gap}, dialog, Question 3. It’ll count as wrong, and a finished quiz can’t be changed.`;
  await says('finish with one unanswered', button('Finish'), gap, warning);
  await says('finished all the same', button('Finish anyway'), missed, 'View Results, button', missed);
  const credit = 'This includes partial credit for one answer. The real exam gives none: you’d score 0% (0 of 3).';
  const poor = `${result('Not passed yet', '0.5 of 3 (17.00%)')} ${credit}`;
  await says('results', button('View Results'), 'Not passed yet', poor);
  await says('review', button('Review answers'), '1 of 3', `${inReview(sharing)}, ${partly}`);
  await says('results again', button('Results'), 'Not passed yet', poor);
  const start = 'When would you like to see answers?';
  await says('restart', button('Restart'), start, 'main');

  await says('at the end: begun', button('At the end of exam'), '1 of 3', sharing);
  const sharingLetters = await lettersOf(page, 'sharing');
  const [one = '', , two = '', other = ''] = sharingLetters;
  const first = questions.find(({ id }) => id === 'sharing')?.answers[sharingLetters.indexOf('A')]?.text;
  const none = 'Choose 2 · 0 chosen';
  await says('into the answers', key('Tab'), none, `${none}, list; A ${first}, button, not pressed`);
  await says('the first of two picks', key(one), 'Choose 1 more.', 'Choose 1 more.');
  const both = `Answered: ${[one, two].toSorted().join(' and ')}.`;
  await says('the second', key(two), both, both);
  const full = 'Choose only 2. Deselect one first.';
  await says('one more is refused', key(other), full, full);
  await says('next question', key('ArrowRight'), '2 of 3', queue);
  const [no = '', yes = ''] = await lettersOf(page, 'queue');
  await says('its one pick', key(yes), `Answered: ${yes}.`, `Answered: ${yes}.`);
  const change = `Press ${yes} again to change your answer.`;
  await says('another is refused', key(no), change, change);
  await says('the list of questions', button('All questions'), '3', 'All questions, button, expanded');
  const answered = 'Questions, navigation; Question 2, answered, button';
  await says('along it', key('Tab', 'ArrowRight'), '3', answered, 'Question 3, unanswered, button');
  await says('to its last question', key('Enter'), '3 of 3', dashboard);
  const [, , , last = ''] = await lettersOf(page, 'dashboard');
  await says('the right answer', key(last), `Answered: ${last}.`, `Answered: ${last}.`);
  const best = result('Passed, with every question right', '3 of 3 (100.00%)');
  await says('submitted', button('Submit'), 'Passed, with every question right', best);
  expect([...titles]).toEqual([...positions, 'Results - ', '']);
});

test('each state of the exam speaks: what picks, strikes, flags and clock do, and nothing of what is right', async ({
  page,
}) => {
  const [dashboard, queue, sharing] = [asked(1, 'dashboard'), asked(2, 'queue'), asked(3, 'sharing')];
  await askOurs(page);
  await page.clock.install();
  // With it the three questions have always the same order, and so have their answers.
  await page.goto(`${simulation}&seed=0123456789ab0000`);
  await page.getByText('6 minutes', { exact: true }).waitFor();
  // It takes the focus when its code has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Exam simulation' })).toBeFocused();
  const { says, titles, button, key } = await listening(page);
  /** Goes on to two seconds before so many minutes are left, and waits until that is said. */
  const clockSays = (minutes: number, words: string) => async () => {
    const [, left = '', seconds = ''] = /^(\d+):(\d+)/.exec(await page.getByRole('timer').innerText()) ?? [];
    await page.clock.fastForward(((Number(left) - minutes) * 60 + Number(seconds) - 2) * 1000);
    await page.getByRole('status').filter({ hasText: words }).waitFor();
  };
  const [one, two] = ['Choose 1', 'Choose 2 · 1 chosen'] as const;

  await page.getByRole('combobox').focus();
  const entitled = 'Extra time (if approved for your exam), combobox, collapsed';
  await says('extra time', key('ArrowDown'), '7 minutes', entitled);
  await says('begun', button('Start simulation'), one, dashboard);
  await says('a pick', key('a'), one, 'Answered: A.');
  await says('another is refused', key('b'), one, 'Press A again to change your answer.');
  await says('the pick is struck out', key('Shift+A'), one, 'A is struck out. Unanswered');
  await says('the strike is taken back', key('Shift+A'), one, 'A is no longer struck out.');
  await says('another is struck out', key('Shift+B'), one, 'B is struck out.');
  await says('flagged', key('f'), 'Flagged', 'Flagged.');
  await says(
    'into the answers',
    key('Tab', 'Tab', 'Tab'),
    one,
    `${one}, list; A A joined report, button, not pressed`,
    'B A dashboard per region , struck out, button, not pressed',
    'Strike out B, button, pressed, Take back',
  );
  await says('next question', key('ArrowRight'), one, queue);
  await says('its one pick', key('b'), one, 'Answered: B.');
  await says('the last question', key('ArrowRight'), 'Choose 2 · 0 chosen', sharing);
  await says('the first of two picks', key('b'), two, 'Choose 1 more.');
  await says('back to an answered question', key('ArrowLeft'), one, queue);
  await says('five minutes are left', clockSays(5, '5 minutes left'), one, '5 minutes left');
  await says('one minute is left', clockSays(1, '1 minute left'), one, '1 minute left');
  await says('the clock is hidden', button('Hide the clock'), 'Show the clock', 'Show the clock, button');
  const left = '1 unanswered, 1 incomplete, heading 2';
  const listTitle = 'Questions you opened but didn’t finish, or flagged';
  await says('review', button('Review and submit'), listTitle, left);
  const flagged = 'Questions, navigation; Question 1, unanswered, flagged, button';
  const along = () => page.getByLabel('Question 1, unanswered, flagged').focus().then(key('ArrowRight'));
  await says('along the map', along, listTitle, flagged, 'Question 2, answered, button');
  await says('to a question', key('Enter'), one, queue);
  const timeUp = async () => {
    await page.clock.fastForward(2 * 60_000);
    await page.getByText('Time’s up. Your exam was submitted with the answers you gave.').waitFor();
  };
  const result =
    "Not passed yet, heading 2, Congratulations! You have completed the Platform Administrator quiz. You've got 0 of 3 (0.00%) right.";
  const toast = 'Time’s up. Your exam was submitted with the answers you gave.';
  await says('the time is up', timeUp, 'Not passed yet', result, toast);
  const open = `${inReview(dashboard)}, Incorrect, not answered. Correct: D`;
  await says('the answers', button('Review answers'), '1 of 3', open);
  const exams = ['Exam simulation - ', ...positions, 'Review - ', 'Results - '];
  expect([...titles].toSorted()).toEqual(exams.toSorted());
});
