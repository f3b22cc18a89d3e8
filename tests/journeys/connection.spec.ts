import type { Page } from '@playwright/test';
import { entryOf, logIn, stored } from './support/account.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { answersOf, exam, onPage, questionsOf, startQuiz } from './support/quiz.ts';
import { newDataDir, startServer } from './support/server.ts';

test.use({
  expectedErrors: /^Failed to load resource: (the server responded with a status of 503|net::ERR_\w+) /,
});

memberTest(
  'a quiz goes on offline to its result, which is saved after the next login',
  async ({ page, context, learner }) => {
    const { button, option, text } = onPage(page);
    await startQuiz(page, 'At the end of exam', 20);
    const questions = await questionsOf(page);
    await codeOf(page, 'ResultScreen');
    await context.setOffline(true);
    for (const [index, question] of questions.entries()) {
      for (const one of answersOf(question, 'correct')) await option(one).click();
      await button(index < 19 ? 'Next' : 'Submit').click();
    }
    await expect(text("You've got 20 of 20 (100.00%) right.")).toBeVisible();
    await expect(
      text(
        'You’ve been logged out. Your result is kept on this device and will be saved to your profile when you log in again.',
      ),
    ).toBeVisible();
    await expect(entryOf(page, 'Login')).toBeVisible();
    await expect(page.getByText('Unlock Partial Access to Exams for Free!')).toHaveCount(0);
    expect(await stored(page)).toEqual({});

    await context.setOffline(false);
    await logIn(page, learner);
    await entryOf(page, 'Profile').click();
    await expect(page.getByText(`${exam.title} - passed 1 times, average score 100%`)).toBeVisible();
  },
);

test('a quiz that cannot be had says so, and can be had once the server is back', async ({ page }) => {
  const { dataDir, remove } = await newDataDir();
  const server = await startServer('serve', dataDir);
  const list = page.getByRole('list', { name: 'Certifications' });
  await page.goto(`${server.url}/certifications`);
  // The first quiz brings the code of the page.
  await list.getByRole('link', { name: 'Platform Developer' }).click();
  await expect(onPage(page).button('Immediately')).toBeVisible();
  await page.goBack();
  await server.end('SIGKILL');
  await list.getByRole('link', { name: exam.title, exact: true }).click();
  await expectQuizError(page);
  const back = await startServer('serve', dataDir, server.port);
  await onPage(page).button('Try again').click();
  await expect(onPage(page).button('Immediately')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.close();
  await back.end('SIGKILL');
  await remove();
});

/** Waits until a part of the site's code is there, with all that it needs: pages fetch it ahead. */
async function codeOf(page: Page, part: string): Promise<void> {
  const code = await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.name,
    part,
  );
  await page.evaluate((url) => import(url), (await code.jsonValue()) ?? '');
}

async function expectQuizError(page: Page): Promise<void> {
  const unreachable = 'CertCrest cannot be reached. Check your connection and try again.';
  await expect(page.getByRole('heading', { level: 1, name: `Error: ${unreachable}`, exact: true })).toBeVisible();
}
