import type { Locator, Page } from '@playwright/test';
import { entryOf, register } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import {
  exam,
  finishAnyway,
  lettersOf,
  onPage,
  questionAt,
  readQuestions,
  skipToTheEnd,
  startQuiz,
} from './support/quiz.ts';

test('a whole quiz by the keyboard alone', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button, heading, link } = onPage(page);
  const at = (index: number) => heading(questionAt(questions, index));
  await page.goto('/');
  await expect(link('Start practising free')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link('Start practising free')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(exam.path);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button('Immediately')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button('Immediately')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(at(0)).toBeFocused();

  for (const letter of lettersOf(questionAt(questions, 0), 'correct')) {
    await page.keyboard.press(letter.toLowerCase());
    await expect(answer(letter)).toHaveAccessibleName(/ Correct$/);
  }
  await page.keyboard.press('ArrowRight');
  await expect(at(1)).toBeFocused();
  for (const letter of lettersOf(questionAt(questions, 1), 'correct')) {
    await page.keyboard.press(String('ABCDEF'.indexOf(letter) + 1));
    await expect(answer(letter)).toHaveAccessibleName(/ Correct$/);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(at(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(at(0)).toBeFocused();
  for (let index = 1; index < 10; index++) {
    await page.keyboard.press('ArrowRight');
    await expect(at(index)).toBeFocused();
  }

  await page.keyboard.press('ArrowRight');
  await expect(at(9)).toBeFocused();
  await expect(button('Finish')).toBeVisible();
  await expect(button('View Results')).toHaveCount(0);
  await tabTo(page, button('Finish'));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: '8 questions are not answered' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Finish')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, asked.getByRole('button', { name: 'Finish anyway' }));
  await page.keyboard.press('Enter');
  await expect(button('View Results')).toBeFocused();
  await expect(button('View Results')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeFocused();
  await expect(page.getByText("You've got 2 of 10 (20.00%) right.", { exact: true })).toBeVisible();
});

test('logging in by the keyboard alone', async ({ page }) => {
  const learner = await register(page);
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(learner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Profile: show all' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Logout', exact: true }));
  await page.keyboard.press('Enter');
  await expect(entryOf(page, 'Login')).toBeVisible();
});

for (const height of [720, 480]) {
  test(`after the finish the focus is in sight at ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    const { button } = onPage(page);
    await startQuiz(page, 'Immediately');
    await skipToTheEnd(page);
    await finishAnyway(page, 'Finish');
    await expect(button('View Results')).toBeFocused();
    await expect(button('View Results')).toBeInViewport();
  });
}

test('single keys can be switched off, and arrows still move', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button, heading } = onPage(page);
  const shortcuts = page.getByRole('checkbox', { name: 'Pick with A, B, C or 1, 2, 3' });
  await page.goto(exam.path);
  await tabTo(page, button('At the end of exam'));
  await page.keyboard.press('Space');
  await expect(heading(questionAt(questions, 0))).toBeFocused();
  await page.keyboard.press('b');
  await expect(answer('B')).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page, shortcuts);
  await page.keyboard.press('Space');
  await expect(shortcuts).not.toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('b');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await expect(heading(questionAt(questions, 1))).toBeFocused();
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(questionAt(questions, 0))).toBeFocused();
  await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(/^B /);
});

/** More presses than any page has places to stop at: Tab goes round all of them. */
const ROUND = 100;

/** Presses Tab until the element has the focus, as someone would who cannot point. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < ROUND; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
