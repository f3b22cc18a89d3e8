import { logIn, newLogin, register } from './support/account.ts';
import { holdScripts } from './support/hold.ts';
import { expect, test } from './support/journey.ts';
import { exam, onPage } from './support/quiz.ts';
import { observeShifts } from './support/shifts.ts';

test('someone who is logged in carries on where they left a quiz', async ({ page }) => {
  const { answer, button, link } = onPage(page);
  await newLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
  await page.goto(exam.path);
  await button('Immediately').click();
  await answer('A').click();
  await button('Next').click();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Carry on at question 2' })).toBeVisible();
  await expect(page.getByText(`${exam.title}. You stopped today with 1 of 20 answered.`)).toBeVisible();
  await link('Carry on').click();
  await expect(page).toHaveURL(exam.path);
  await button('Continue').click();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
});

test('a learner sets the date of their exam, finds it again, and removes it', async ({ page }) => {
  await newLogin(page);
  const { button } = onPage(page);
  const card = page.getByRole('region', { name: 'Your exam date' });
  const inDays = (days: number) =>
    page.evaluate((ahead) => {
      const day = new Date();
      return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + ahead)).toISOString().slice(0, 10);
    }, days);
  await button('Set a date').click();
  await page.getByLabel('Exam', { exact: true }).selectOption({ label: exam.title });
  await page.getByLabel('Date', { exact: true }).fill(await inDays(20));
  await button('Save the date').click();
  await expect(page.getByText('The date was saved.', { exact: true })).toBeVisible();
  await expect(card).toContainText(`20days to your exam${exam.title}`);
  await expect(button('Change date')).toBeFocused();

  await page.reload();
  await expect(card).toContainText('20days to your exam');
  await button('Change date').click();
  await button('Remove the date').click();
  await expect(card).toContainText('When is your exam?');
});

test('neither a visitor nor someone who is logged in sees the home page of the other', async ({ page }) => {
  const pitch = page.getByRole('heading', { name: 'Walk into the exam knowing the ground' });
  await page.goto('/');
  await expect(pitch).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your exam' })).toHaveCount(0);

  await logIn(page, await register(page));
  const shifts = await observeShifts(page);
  // The scripts are held back: until then the page stays as it was sent.
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(pitch).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
  const moved = await shifts();
  expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.1);
});
