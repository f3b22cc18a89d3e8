import type { Page } from '@playwright/test';
import { logIn, register } from './support/account.ts';
import { holdScripts } from './support/heldScripts.ts';
import { expect, test } from './support/journey.ts';
import { exam } from './support/quiz.ts';
import { watchShifts } from './support/shifts.ts';

/** Every page that comes drawn, with a heading that stands on it before any script has run. */
const drawn = [
  { path: '/', heading: 'Walk into the exam knowing the ground' },
  { path: '/certifications', heading: 'Certifications' },
  { path: exam.path, heading: exam.title },
  { path: '/articles', heading: 'Articles' },
  { path: '/about-us', heading: 'Practice that tells you why' },
  { path: '/contact-us', heading: 'Contact us' },
  { path: '/login', heading: 'Log in' },
  { path: '/sign-up', heading: 'Sign up' },
];

const metaOf = (page: Page, name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of drawn) {
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

  test('our faces come', async ({ page }) => {
    const face = page.waitForRequest(/hanken-grotesk[^/]*\.woff2$/);
    await page.goto('/');
    await face;
  });

  test('every article can be read to its end', async ({ page }) => {
    await page.goto('/articles');
    const bodies = page.locator('[data-article-body]');
    await expect(bodies).toHaveCount(9);
    for (const body of await bodies.all()) await expect(body.locator('p').last()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show more/ })).toHaveCount(0);
  });
});

test('our faces are asked for after the first paint, and before it by somebody who returns', async ({ page }) => {
  /** How much later than the first paint the first face was asked for, in milliseconds. */
  async function delay(): Promise<number> {
    const times = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const face = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
      return paint && face && [paint.startTime, face.startTime];
    });
    const [painted = 0, asked = 0] = (await times.jsonValue()) ?? [];
    return asked - painted;
  }
  await page.goto('/');
  expect(await delay()).toBeGreaterThan(0);
  await page.reload();
  expect(await delay()).toBeLessThan(0);
});

for (const { path } of drawn) {
  test(`${path} stays as it was drawn when its scripts have come`, async ({ page }) => {
    const shifts = await watchShifts(page);
    // Somebody who has been here before: what faces move that have yet to come is for the benchmark to say.
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const referer = page.url();

    const response = await page.goto(path, { referer });
    const html = (await response?.text()) ?? '';
    await page.waitForFunction(() => document.querySelector('nav[aria-label="Main"]')?.textContent.includes('Login'));
    const [before, after] = await page.evaluate(async (source) => {
      const drawnPage = new DOMParser().parseFromString(source, 'text/html');
      return [drawnPage.querySelector('main')?.textContent, document.querySelector('main')?.textContent];
    }, html);
    // The number of questions comes with them.
    expect(after?.replace(/Loading\.\.\./, '')).toBe(before?.replace(/Loading\.\.\./, ''));
    expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
}

test('a form that is filled in and sent before its code has come is sent when it has', async ({ page }) => {
  const { email, password } = await register(page);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const send = page.getByRole('button', { name: 'Log in', exact: true });
  await expect(send).toHaveAttribute('type', 'button');
  await send.click();
  release();
  await expect(page.getByText('Login successful!', { exact: true })).toBeVisible();
});

for (const { what, path, press, seen } of [
  {
    what: 'the menu',
    path: '/about-us',
    press: (page: Page) => page.getByRole('button', { name: 'Certifications: show all' }),
    seen: (page: Page) => page.getByRole('banner').getByRole('link', { name: exam.title }),
  },
  {
    what: 'an answer',
    path: '/',
    press: (page: Page) => page.getByRole('button', { name: /^B When a case is updated/ }),
    seen: (page: Page) => page.getByText(/^Escalation sets a field on a case/),
  },
  {
    what: 'an article',
    path: '/articles',
    press: (page: Page) => page.getByRole('button', { name: /^Show more of Platform Developer/ }),
    seen: (page: Page) => page.getByRole('heading', { level: 3, name: 'A review in place of a lecture' }),
  },
]) {
  test(`${what} that is pressed before its code has come opens when it has, once`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await press(page).click();
    await expect(seen(page)).toBeHidden();
    release();
    await expect(seen(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(seen(page)).toBeVisible();
  });
}

test('somebody who is logged in never sees what is for visitors', async ({ page }) => {
  await logIn(page, await register(page));
  // The scripts are held back: until then the page stands as it was drawn.
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

test('a page says what it is to search engines and link previews', async ({ page, baseURL }) => {
  await page.goto(exam.path);
  await expect(page).toHaveTitle(`${exam.title} - CertCrest`);
  await expect(metaOf(page, 'description')).toHaveAttribute(
    'content',
    /^Practice questions for Platform Administrator/,
  );
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  const address = await canonical.getAttribute('href');
  expect(address?.endsWith(exam.path)).toBe(true);
  await expect(metaOf(page, 'og:url')).toHaveAttribute('content', address ?? '');
  const picture = new URL((await metaOf(page, 'og:image').getAttribute('content')) ?? '');
  const response = await page.request.get(`${baseURL}${picture.pathname}`);
  expect(response.headers()['content-type']).toBe('image/png');

  // Moving on inside the site leaves nothing of it behind.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle('About us - CertCrest');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/about-us$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(canonical).toHaveAttribute('href', /\/login$/);
});

test('search engines find every page that the sitemap names', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    expect(html).toContain('<h1');
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
