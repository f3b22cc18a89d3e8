import type { Page } from '@playwright/test';
import { newLearner, register, sendForm } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { examCount } from './support/examCount.ts';
import { holdScripts } from './support/hold.ts';
import { expect, hydrated, memberTest, test } from './support/journey.ts';
import { openPages } from './support/learnerPages.ts';
import { exam, onPage } from './support/quiz.ts';

declare global {
  interface Window {
    shifts?: (PerformanceEntry & { value: number })[];
  }
}

/** Observes every page that is opened from now on; returns how to read how far things have moved on the last one, and since when. */
async function observeShifts(page: Page): Promise<(since?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = (window.shifts = []) as PerformanceEntry[];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return (since = 0) =>
    page.evaluate(
      (start) => window.shifts?.reduce((sum, { startTime, value }) => sum + (startTime < start ? 0 : value), 0) ?? 0,
      since,
    );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every open page can be read, and leads on', async ({ page }) => {
    for (const [path, heading] of openPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Articles' })).toBeVisible();
    }
    await page.goto('/certifications');
    const list = page.getByRole('list', { name: 'Certifications' });
    await expect(list.getByRole('article')).toHaveCount(examCount);
    await list.getByRole('link', { name: exam.title, exact: true }).click();
    await expect(page).toHaveURL(exam.path);

    await page.goto('/articles#developer1');
    const opened = page.locator('details[open]');
    await expect(opened).toHaveCount(1);
    const last = page.getByRole('list', { name: 'Articles' }).getByRole('article').last();
    await last.getByRole('button', { name: /^Show more of/ }).click();
    await expect(last.locator('details p').last()).toBeVisible();
    await expect(opened).toHaveCount(1);
  });
});

test('every open page stays as it was sent when it is hydrated', async ({ page }) => {
  const shifts = await observeShifts(page);
  for (const [path] of openPages) {
    const release = await holdScripts(page);
    const response = await page.goto(path, { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.setAttribute('data-sent', ''));
    // Swapping fonts for fallbacks of nearly the same widths moves a line now and then: they are asked for with the first
    // layout of the whole page, and drawn with the frame after they have come.
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const drawn = await page.evaluate(async () => {
      const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await frames();
      await document.fonts.ready;
      await frames();
      return performance.now();
    });
    release();
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Login');
    await expect(heading).toHaveAttribute('data-sent', '');
    const [before, after] = await page.evaluate(async (source) => {
      const sentPage = new DOMParser().parseFromString(source, 'text/html');
      return [sentPage.querySelector('main')?.textContent, document.querySelector('main')?.textContent];
    }, html);
    // What comes with the questions is said to be loading, or stands in closed cards.
    const known = (text: string | null | undefined) => text?.replace(/What’s covered.*/, '').replace('Loading...', '');
    expect(known(after), path).toBe(known(before));
    expect(await shifts(drawn), path).toBeLessThan(0.001);
  }
});

test('what someone does before the code has come is done once it is there', async ({ page }) => {
  const { button, link, text } = onPage(page);
  const { email, password } = await register(page.request);
  /** Opens a page whose scripts are held back. */
  const open = async (path: string) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    return release;
  };
  await test.step('choosing when answers are revealed begins the quiz', async () => {
    const release = await open(exam.path);
    await button('Immediately').click();
    await expect(button('Immediately')).toHaveAccessibleDescription(/^The quiz starts as soon as/);
    release();
    await expect(text('1 of 10')).toBeVisible();
  });
  await test.step('an article is opened, and a search is typed', async () => {
    const release = await open('/articles');
    const article = page.locator('details').filter({ has: page.locator('#developer1') });
    await article.getByRole('button').click();
    await page.getByRole('searchbox').fill('WelcomeTask');
    release();
    await expect(article.locator('mark').first()).toHaveText('WelcomeTask');
    await expect(page.getByRole('status')).toHaveText('Found in 1 of 9 articles');
  });
  await test.step('files are attached', async () => {
    const release = await open('/contact-us');
    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('A file that came early.') };
    await page.getByLabel('Attachments').setInputFiles(file);
    release();
    await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('notes.txt');
  });
  await test.step('who leaves to sign up is led back to the exam', async () => {
    const release = await open(`${exam.path}/`);
    await link('Sign up').click();
    await expect(page).toHaveURL(`/sign-up?next=${encodeURIComponent(exam.path)}`);
    release();
    await hydrated(page);
    await sendForm(page, newLearner(), 'Sign up');
    await expect(page).toHaveURL(exam.path);
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('what is typed is kept, and not sent by the browser', async () => {
    const release = await open('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByRole('button', { name: 'Loading...', exact: true })).toBeVisible();
    release();
    await button('Log in').click();
    await expect(page).toHaveURL('/');
    await expect(button('Profile: show all')).toBeVisible();
  });
});

memberTest('someone who is logged in never sees what is for visitors', async ({ page }) => {
  const shifts = await observeShifts(page);
  for (const [path, forVisitors, forMembers] of [
    ['/', 'Know the terrain before exam day', 'Start with Platform Administrator'],
    [exam.path, 'Unlock Partial Access to Exams for Free!', "You're Logged In!"],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByText(forVisitors, { exact: true })).toBeAttached();
    await expect(page.getByText(forVisitors, { exact: true })).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: forMembers, exact: true })).toBeVisible();
    await expect(page.getByText(forVisitors, { exact: true })).toHaveCount(0);
    expect(await shifts()).toBeLessThan(0.1);
  }
});

test.describe('where there is nothing', () => {
  // The browser reports the status that these pages are meant to have.
  test.use({ expectedErrors: /^Failed to load resource: .* 404 .*\/(no\/such\/page|nowhere\/?)\)$/ });

  test('a page and a certification that do not exist say so, and lead to what does', async ({ page }) => {
    for (const [path, title, link, target] of [
      ['/no/such/page', 'Page Not Found', 'Go to the home page', '/'],
      ['/certifications/nowhere', 'Certification not found', 'See all certifications', '/certifications'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(`${title} - CertCrest`);
      await expectAccessible(page);
      await onPage(page).link(link).click();
      await expect(page).toHaveURL(target);
      await page.goBack();
      await expect(heading).toBeVisible();
    }
  });
});
