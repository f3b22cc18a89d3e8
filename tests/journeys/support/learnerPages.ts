import { expect, type Page } from '@playwright/test';
import { onPage, simulation } from './quiz.ts';

/** The pages that everyone can open, each with a heading that is on it before any script has run. */
export const openPages = [
  ['/', 'Know the terrain before exam day'],
  ['/certifications', 'Certifications'],
  ['/certifications/administrator', 'Platform Administrator'],
  ['/articles', 'Articles'],
  // It has wide tables and code.
  ['/articles/developer1', 'Platform Developer: think in transactions'],
  ['/about-us', 'Practice that tells you why'],
  ['/contact-us', 'Contact us'],
  ['/login', 'Log in'],
  ['/sign-up', 'Sign up'],
] as const;

/** Leads a learner through an exam simulation to what they have of it; yields what is shown, each time it is there. */
export async function* learnerPages(page: Page): AsyncGenerator<string> {
  const { answer, button, picked } = onPage(page);
  await page.goto(simulation);
  await expect(button('Start simulation')).toBeVisible();
  yield 'before an exam';
  await button('Start simulation').click();
  await answer('A').click();
  await expect(picked('A')).toBeVisible();
  yield 'a question of an exam';
  // In a small window it is below the list of all questions.
  if (!(await button('Review and submit').isVisible())) await button('All questions').click();
  await button('Review and submit').click();
  await expect(page.getByRole('heading', { name: /^\d+ unanswered/ })).toBeVisible();
  yield 'the review of an exam';
  await page.getByRole('button', { name: /^Submit (with \d+ unanswered|anyway$)/ }).click();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  yield 'the results of an exam';
  await page.goto('/practice?exam=administrator');
  await expect(button('Start practicing')).toBeEnabled();
  yield 'building a practice';
  await page.goto('/profile/questions');
  await expect(page.getByText('Partly correct ones count as missed.')).toBeVisible();
  yield 'my questions';
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Last results' })).toBeVisible();
  yield 'home';
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'All attempts' })).toBeVisible();
  yield 'the profile';
}
