import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { answersOf, exam, letterOf, onPage, questionAt, questionsOf } from './support/quiz.ts';

test('a whole quiz by the keyboard alone', async ({ page }) => {
  const { button, heading, option, link, text } = onPage(page);
  const { keyboard } = page;
  await page.goto('/');
  const questions = await questionsOf(page);
  const at = (index: number) => heading(questionAt(questions, index));
  await expect(link('Choose an exam to try for free')).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(link('Choose an exam to try for free')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(link(exam.title)).toBeFocused();
  await keyboard.press('Enter');

  await expect(page).toHaveURL(exam.path);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button('Immediately')).toBeVisible();
  await keyboard.press('Tab');
  await expect(button('Immediately')).toBeFocused();
  await keyboard.press('Enter');
  await expect(at(0)).toBeFocused();
  for (const one of answersOf(questionAt(questions, 0), 'correct')) {
    await keyboard.press((await letterOf(option(one))).toLowerCase());
    await expect(option(one)).toHaveAccessibleName(/ Correct$/);
  }
  await keyboard.press('ArrowRight');
  await expect(at(1)).toBeFocused();
  for (const one of answersOf(questionAt(questions, 1), 'correct')) {
    await keyboard.press(String('ABCDEF'.indexOf(await letterOf(option(one))) + 1));
    await expect(option(one)).toHaveAccessibleName(/ Correct$/);
  }
  await keyboard.press('ArrowLeft');
  await expect(at(0)).toBeFocused();
  for (let index = 1; index < 10; index++) {
    await keyboard.press('ArrowRight');
    await expect(at(index)).toBeFocused();
  }
  // At the end an arrow leads nowhere, and finishes nothing.
  await keyboard.press('ArrowRight');
  await expect(at(9)).toBeFocused();
  await tabTo(page, button('Finish'));
  await keyboard.press('Enter');
  await tabTo(page, button('Finish anyway'));
  await keyboard.press('Enter');
  await expect(button('View Results')).toBeFocused();
  await expect(button('View Results')).toBeInViewport();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Not passed yet' })).toBeFocused();
  await expect(text("You've got 2 of 10 (20.00%) right.")).toBeVisible();
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
