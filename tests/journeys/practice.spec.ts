import { newLearner, register, newLogin, sendForm } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, finishAnyway, onPage } from './support/quiz.ts';

const built = '/practice?exam=administrator&difficulty=easy&order=file';

test('a practice is built by keyboard, kept in the address, left, carried on and finished', async ({ page }) => {
  const { button } = onPage(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const easy = page.getByRole('checkbox', { name: 'Easy', exact: true });
  const sum = page.getByText(/^of \d+ questions/);
  await newLogin(page);
  await page.goto(exam.path);
  await page.getByRole('link', { name: 'Build a practice' }).click();
  await expect(page).toHaveURL('/practice?exam=administrator');

  await easy.focus();
  await page.keyboard.press('Space');
  await radio('Random').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(built);
  await page.reload();
  await expect(easy).toBeChecked();
  await expect(radio('As in the file')).toBeChecked();
  const total = Number((await sum.textContent())?.replace(/^of (\d+).*/, '$1'));
  expect(total).toBeGreaterThan(1);

  await button('Start practising').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Practice: easy, 1 of ${total}`, { exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(/^(Correct|Wrong)$/).first()).toBeVisible();
  await button('Next').click();
  await expect(page).toHaveURL(built);
  await page.reload();
  await expect(page.getByText(`Practice: easy: 1 of ${total} questions answered`)).toBeVisible();
  await button('Continue').click();
  for (let number = 2; number < total; number++) {
    await expect(page.getByText(`Practice: easy, ${number} of ${total}`, { exact: true })).toBeVisible();
    await button('Next').click();
  }
  await finishAnyway(page, 'Finish');
  await button('View Results').click();
  await expect(page.getByText('Practice: easy', { exact: true })).toBeVisible();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  await button('Restart').click();
  await expect(easy).toBeChecked();
  // The one that was answered is no longer unseen, and was missed or not.
  await radio('Unseen').click();
  await expect(page.getByText(`of ${total} questions`)).toHaveCount(0);
});

test('a visitor practises from all questions, and logs in for what they missed', async ({ page }) => {
  const missed = page.getByRole('radio', { name: 'Missed last time', exact: true });
  const learner = await register(page, newLearner());
  await page.goto('/practice?exam=administrator&pool=missed');
  await expect(missed).toBeDisabled();
  await expect(page.getByText('Log in to practise what you missed, flagged, bookmarked or noted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start practising' })).toBeEnabled();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await sendForm(page, learner, 'Login');
  await expect(page).toHaveURL('/practice?exam=administrator&pool=missed');
  await expect(missed).toBeChecked();
  await expect(page.getByText('No question matches')).toBeVisible();
  await page.getByRole('button', { name: 'Any pool: 20' }).click();
  await expect(page).toHaveURL('/practice?exam=administrator');
  await expect(page.getByRole('button', { name: 'Start practising' })).toBeEnabled();
});
