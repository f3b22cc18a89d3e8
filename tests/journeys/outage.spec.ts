import type { Page } from '@playwright/test';
import { newLogin } from './support/account.ts';
import { examCount } from './support/examCount.ts';
import { expect, test as journey } from './support/journey.ts';
import { exam, lettersOf, onPage, readQuestions } from './support/quiz.ts';
import { newDataDir, startServer } from './support/server.ts';

interface OwnServer {
  url: string;
  crash: () => Promise<void>;
  /** Starts it again where it was, with the data it had. */
  restart: () => Promise<void>;
}

const test = journey.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  server: async ({}, provide) => {
    const { dataDir, remove } = await newDataDir();
    let running = await startServer('serve', dataDir);
    const { url, port } = running;
    await provide({
      url,
      crash: () => running.end('SIGKILL'),
      restart: async () => void (running = await startServer('serve', dataDir, port)),
    });
    await running.end('SIGKILL');
    await remove();
  },
  baseURL: async ({ server }, provide) => provide(server.url),
  expectedErrors:
    /^Failed to load resource: (the server responded with a status of 503|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED)) /,
});

const unreachable = 'CertCrest cannot be reached. Check your connection and try again.';

test('a quiz that cannot be had says so, and can be had once the server is back', async ({ page, server }) => {
  const list = page.getByRole('list', { name: 'Certifications' });
  await page.goto('/certifications');
  // The first quiz brings the code of the page.
  await list.getByRole('link', { name: 'Platform Developer' }).click();
  await expect(onPage(page).button('Immediately')).toBeVisible();
  await page.goBack();
  await server.crash();
  await list.getByRole('link', { name: exam.title }).click();
  await expectQuizError(page);
  await onPage(page).button('Try again').click();
  await expectQuizError(page);
  await server.restart();
  await onPage(page).button('Try again').click();
  await expect(onPage(page).button('Immediately')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the first quiz that is opened without the server says so too', async ({ page, server }) => {
  await page.goto('/certifications');
  const list = page.getByRole('list', { name: 'Certifications' });
  await expect(list.getByRole('article')).toHaveCount(examCount);
  // Once the reader does something, the page fetches the quiz's code ahead.
  await page.mouse.move(10, 10);
  await codeOf(page, 'QuizScreen');
  await server.crash();
  await list.getByRole('link', { name: exam.title }).click();
  await expectQuizError(page);
});

const listCall = '**/api/exam/retrieveAllExams/';

test('a list that cannot be had says so, in its place and in a toast', async ({ page }) => {
  const alert = page.getByRole('alert').filter({ hasText: unreachable });
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  // A page that does not bring the list along.
  await page.goto('/resetPassword');
  await expect(alert).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Certifications' }).click();
  await expect(page.getByRole('heading', { name: 'The certifications could not be loaded' })).toBeVisible();
  await page.unroute(listCall);
  await onPage(page).button('Try again').click();
  await expect(page.getByRole('list', { name: 'Certifications' }).getByRole('article')).toHaveCount(examCount);
  await expect(alert).toHaveCount(0);
});

test('a list that came with its page stays when it cannot be had again', async ({ page }) => {
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  await page.goto('/certifications');
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Certifications' }).getByRole('article')).toHaveCount(examCount);
});

/** Resolves once the code that shows toasts is there, which loads ahead from the first press on. */
async function toastsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['/Snackbars-', '/Alert-'].every((file) => loaded.some((name) => name.includes(file)));
  });
}

test('a list that cannot be had again is reported in a toast, and the quiz stays', async ({ page, server }) => {
  await page.goto(exam.path);
  await onPage(page).button('Immediately').click();
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  await toastsLoaded(page);
  await server.crash();
  // Back in reach of a network, the page asks for the list again; not when it has just had it, so it takes a few.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
});

test('the menu of a small screen opens without the server', async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/certifications');
  await expect(page.getByRole('list', { name: 'Certifications' }).getByRole('article')).toHaveCount(examCount);
  await server.crash();
  await onPage(page).button('Menu').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible({ timeout: 5000 });
});

test('a quiz under way goes on to its results without the server', async ({ page, server }) => {
  const questions = await readQuestions(page.request);
  await page.goto(exam.path);
  await onPage(page).button('Immediately').click();
  await codeOf(page, 'QuizSummary');
  await server.crash();
  await finishAllCorrect(page, questions);
});

test('a quiz under way goes on offline, and another one can be had once online again', async ({ page, context }) => {
  const questions = await readQuestions(page.request);
  await page.goto(exam.path);
  await onPage(page).button('Immediately').click();
  await codeOf(page, 'QuizSummary');
  await context.setOffline(true);
  await finishAllCorrect(page, questions);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Certifications', exact: true }).hover();
  await main.getByRole('link', { name: 'Platform Developer', exact: true }).click();
  await expectQuizError(page);
  await context.setOffline(false);
  await onPage(page).button('Try again').click();
  await expect(onPage(page).button('Immediately')).toBeVisible();
});

test('a message that cannot be sent says so once', async ({ page, server }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Email', { exact: true }).fill('ana@example.org');
  await page.getByLabel('Message', { exact: true }).fill('The second answer is right as well.');
  await server.crash();
  await onPage(page).button('Send message').click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Failed to send message. Please try again.');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(alert).toHaveCount(1);
});

test('a profile that cannot be had says why once', async ({ page }) => {
  await newLogin(page);
  await page.route('**/api/exam/retrieveUserDetails/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'CertCrest is busy.' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('CertCrest is busy.');
});

/** Waits until a part of the site's code is there, with all that it needs. */
async function codeOf(page: Page, part: string): Promise<void> {
  const code = await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.name,
    part,
  );
  await page.evaluate((url) => import(url), (await code.jsonValue()) ?? '');
}

async function expectQuizError(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Error: ${unreachable}`, exact: true })).toBeVisible();
  await expect(
    page.getByText('There was an issue fetching the quiz data. Please try again later.', { exact: true }),
  ).toBeVisible();
}

async function finishAllCorrect(page: Page, questions: Awaited<ReturnType<typeof readQuestions>>): Promise<void> {
  const { answer, button, heading } = onPage(page);
  for (const [index, question] of questions.entries()) {
    await expect(heading(question)).toBeVisible();
    for (const letter of lettersOf(question, 'correct')) await answer(letter).click();
    await button(index < 9 ? 'Next' : 'Finish').click();
  }
  await button('View Results').click();
  await expect(page.getByText("You've got 10 of 10 (100.00%) right.", { exact: true })).toBeVisible();
}
