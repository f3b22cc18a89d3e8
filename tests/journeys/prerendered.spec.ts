import { entryOf, logIn, newLearner, register, sendForm } from './support/account.ts';
import { hydrated } from './support/hydrated.ts';
import { holdScripts } from './support/hold.ts';
import { expect, test } from './support/journey.ts';
import { exam } from './support/quiz.ts';
import { observeShifts } from './support/shifts.ts';

/** Every prerendered page, with a heading that stands on it before any script has run. */
const prerendered = [
  { path: '/', heading: 'Walk into the exam knowing the ground' },
  { path: '/certifications', heading: 'Certifications' },
  { path: exam.path, heading: exam.title },
  { path: '/articles', heading: 'Articles' },
  { path: '/about-us', heading: 'Practice that tells you why' },
  { path: '/contact-us', heading: 'Contact us' },
  { path: '/login', heading: 'Login' },
  { path: '/sign-up', heading: 'Sign Up' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of prerendered) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Articles' })).toBeVisible();
    });
  }

  test('the list leads to every certification', async ({ page }) => {
    await page.goto('/certifications');
    const list = page.getByRole('list', { name: 'Certifications' });
    await expect(list.getByRole('article')).toHaveCount(7);
    await list.getByRole('link', { name: exam.title }).click();
    await expect(page).toHaveURL(exam.path);
  });
});

for (const { path } of prerendered) {
  test(`${path} stays as it was sent when it is hydrated`, async ({ page }) => {
    const shifts = await observeShifts(page);
    const release = await holdScripts(page);
    const response = await page.goto(path, { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.setAttribute('data-sent', ''));
    release();
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Login');
    await expect(heading).toHaveAttribute('data-sent', '');
    const [before, after] = await page.evaluate(async (source) => {
      const sentPage = new DOMParser().parseFromString(source, 'text/html');
      return [sentPage.querySelector('main')?.textContent, document.querySelector('main')?.textContent];
    }, html);
    // What comes with the questions is said to be loading, or stands in closed cards.
    const known = (text: string | null | undefined) => text?.replace(/What is covered.*/, '').replace('Loading...', '');
    expect(known(after)).toBe(known(before));
    expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
}

test('what is typed before the code has come is kept, and nothing is sent by the browser', async ({ page }) => {
  const { email, password } = await register(page);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page).toHaveURL('/login');
  release();
  const send = page.getByRole('button', { name: 'Login', exact: true });
  await expect(send).toHaveAttribute('type', 'submit');
  await send.click();
  await expect(page.getByText('Login successful!', { exact: true })).toBeVisible();
});

for (const mode of ['Immediately', 'At the end of exam']) {
  test(`${mode}: the choice made before the code has come begins the quiz`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(exam.path, { waitUntil: 'commit' });
    const choice = page.getByRole('button', { name: mode, exact: true });
    await choice.click();
    await expect(choice).toHaveAccessibleDescription('The quiz starts as soon as the questions have loaded.');
    release();
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(exam.path);
  });
}

test('a form whose code has not come says that it is loading', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(main.getByRole('button', { name: 'Loading...', exact: true })).toBeVisible();
  release();
  await expect(main.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('who leaves to sign up before the code has come is led back to the exam', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${exam.path}/`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/sign-up');
  release();
  await hydrated(page);
  await sendForm(page, newLearner(), 'Sign Up');
  await expect(page.getByRole('link', { name: 'Start the quiz', exact: true })).toHaveAttribute('href', exam.path);
});

test('someone who is logged in reads each thing once, as themselves', async ({ page }) => {
  await logIn(page, await register(page));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The next page reads the list again, once it is older than two seconds.
    const isReadAgain = pathname.includes('/retrieveAllExams/') && new URL(page.url()).pathname !== exam.path;
    if (pathname.startsWith('/api/exam/') && !isReadAgain) calls.push(pathname + search.replace(/=.*/, '=…'));
  });
  await page.goto(exam.path);
  await expect(page.getByRole('heading', { name: "You're Logged In!" })).toBeVisible();
  await expect(page.getByText('20 questions', { exact: true })).toBeVisible();
  // What the page still had to ask for, it asks for before the next page does.
  await entryOf(page, 'Profile').click();
  await expect(page.getByText('No exam history available.')).toBeVisible();
  expect(calls.toSorted()).toEqual([
    '/api/exam/administrator/',
    '/api/exam/retrieveAllExams/?user_id=…',
    '/api/exam/retrieveReports/?userId=…',
    '/api/exam/retrieveUserDetails/?userId=…',
  ]);
});

test('files that were chosen before the code has come are attached', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await page
    .getByLabel('Attachments')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('A file that came early.') });
  release();
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('notes.txt');
  await expect(page.getByText('You can add 4 more files. Up to 500 KB together.')).toBeVisible();
});

test('someone who is logged in never sees what is for visitors', async ({ page }) => {
  await logIn(page, await register(page));
  // The scripts are held back: until then the page stays as it was sent.
  const release = await holdScripts(page);
  await page.goto(exam.path, { waitUntil: 'commit' });
  const offer = page.getByText('Unlock Partial Access to Exams for Free!', { exact: true });
  await expect(page.getByRole('heading', { level: 1, name: exam.title })).toBeVisible();
  await expect(offer).toBeAttached();
  await expect(offer).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: "You're Logged In!" })).toBeVisible();
  await expect(offer).not.toBeAttached();
});
