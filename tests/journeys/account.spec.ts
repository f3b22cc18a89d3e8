import { entryOf, mailTo, newLearner, register, sendForm, stored } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, lettersOf, onPage, skipToTheEnd, startQuiz, finishAnyway } from './support/quiz.ts';
import { questionsOf } from './support/learner.ts';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 4\d\d / });

test('a visitor signs up from a quiz, takes it with twenty questions, and sees the result in the profile', async ({
  page,
}) => {
  const { answer, button, link } = onPage(page);
  await page.goto(exam.path);
  await link('Sign Up').click();

  await button('Sign Up').click();
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('letters only');
  await expect(page.getByText('Password must contain at least one number', { exact: true })).toBeVisible();
  const learner = newLearner();
  await sendForm(page, learner, 'Sign Up');
  await expect(page.getByText('Registration successful!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(link('Carry on')).toHaveCount(0);
  await link('Start the quiz').click();
  await expect(page.getByText('20 questions', { exact: true })).toBeVisible();

  const questions = await questionsOf(page);
  expect(questions).toHaveLength(20);
  await button('At the end of exam').click();
  for (const [index, question] of questions.entries()) {
    if (index < 15) for (const letter of lettersOf(question, 'correct')) await answer(letter).click();
    if (index < 19) await button('Next').click();
  }
  await finishAnyway(page, 'Submit');
  await expect(page.getByText("You've got 15 of 20 (75.00%) right.", { exact: true })).toBeVisible();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();

  await entryOf(page, 'Profile').click();
  await expect(page.getByText(learner.email, { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'passed' })).toHaveText(
    `${exam.title} - passed 1 times, average score 75%`,
  );
  await expect(page.getByRole('region', { name: exam.title }).locator('circle')).toBeVisible();
});

test("a visitor's result is kept by signing up right after it", async ({ page }) => {
  const { link } = onPage(page);
  await startQuiz(page, 'At the end of exam');
  await skipToTheEnd(page);
  await finishAnyway(page, 'Submit');
  await expect(page.getByText(/^Your result is only on this device\./)).toBeVisible();
  await link('Sign Up').first().click();
  await sendForm(page, newLearner(), 'Sign Up');
  await expect(page.getByText('A kept result has been saved.', { exact: true })).toBeVisible();
  await entryOf(page, 'Profile').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'passed' })).toHaveText(
    `${exam.title} - passed 0 times, average score 0%`,
  );
});

test('the profile asks for a login and is there after it', async ({ page }) => {
  const learner = await register(page);
  await page.goto('/profile');
  await onPage(page).link('Login').click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await page.reload();
  await sendForm(page, learner, 'Login');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(learner.email, { exact: true })).toBeVisible();
});

test('a learner logs in after a mistake, and out again', async ({ page }) => {
  const learner = await register(page);
  await page.goto('/login');
  await sendForm(page, { ...learner, password: 'wrong horse 1' }, 'Login');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials, please try again.');
  // What is typed after a look at the password goes where it was left off.
  await page.getByLabel('Password', { exact: true }).click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.keyboard.type('0');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong horse 10');

  await sendForm(page, { ...learner, email: learner.email.toUpperCase() }, 'Login');
  await expect(page.getByText('Login successful!', { exact: true })).toBeVisible();
  expect(Object.keys(await stored(page)).toSorted()).toEqual(['accessToken', 'refreshToken', 'tokenSetTime', 'user']);
  await page.goto('/login');
  await expect(page).toHaveURL('/');

  const { accessToken } = await stored(page);
  await page.getByRole('button', { name: 'Profile: show all' }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(entryOf(page, 'Login')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible();
  await expect(async () => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await page.request.get(exam.path.replace('/certifications/', '/api/exam/') + '/', { headers });
    expect(await response.json()).toEqual({ error: 'Token is invalid', code: 'tokenInvalid' });
  }).toPass();
});

test('a forgotten password is set again by the link of a mail, which works once', async ({ page }) => {
  const learner = await register(page);
  await page.goto('/login');
  await onPage(page).link('Forgot password').click();
  await page.getByLabel('Email', { exact: true }).fill(learner.email);
  await onPage(page).button('Send the link').click();
  await expect(page).toHaveURL('/');
  const note = page.getByRole('main').getByText(/a link to set a new password is on its way/);
  await expect(note).toBeVisible();
  await onPage(page).button('Dismiss').click();
  await expect(note).toHaveCount(0);

  const { text = '', html = '' } = await mailTo(learner);
  const link = /http:\S+\/resetPassword\?token=\S+/.exec(text)?.[0] ?? '';
  expect(html).toContain(link);
  const address = new URL(link);
  const path = address.pathname + address.search;
  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill('correct horse 2');
  await onPage(page).button('Set the password').click();
  await expect(page).toHaveURL('/login');

  await sendForm(page, learner, 'Login');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials, please try again.');
  await sendForm(page, { ...learner, password: 'correct horse 2' }, 'Login');
  await expect(entryOf(page, 'Profile')).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText(
    'This link has been used or has expired. Please ask for a new one.',
  );
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await onPage(page).link('Ask for a new link').click();
  await expect(onPage(page).button('Send the link')).toBeVisible();
});

test('on a small screen the menu has what the session allows', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const learner = await register(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.goto('/');
  await onPage(page).button('Menu').click();
  await menu.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await sendForm(page, learner, 'Login');
  await expect(page).toHaveURL('/');
  await onPage(page).button('Menu').click();
  await menu.getByRole('link', { name: 'User Details', exact: true }).click();
  await expect(page.getByText('No exam history available.')).toBeVisible();
  await onPage(page).button('Menu').click();
  await menu.getByRole('link', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
});
