import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Session } from '../../../contract/account.ts';
import { hydrationMark } from '../../../src/app/HydrationMark.tsx';
import { keptSession, type Learner, register } from './account.ts';

interface JourneyOptions {
  /** Errors of the console that belong to the journey, such as a failed request where the server is away. */
  expectedErrors: RegExp | undefined;
}

interface JourneyFixtures {
  /** Fails the journey when the page reports an error, breaks its content policy or throws. */
  noFaults: void;
}

/** A journey that ends red on whatever the browser complains about, besides its own expectations. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, provide, { workerIndex, testId }) => {
    const address = `2001:db8:${workerIndex}:${testId.slice(-4)}::1`;
    await provide({ 'x-forwarded-for': address });
  },
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', beginHydrated);
    await provide(context);
  },
  expectedErrors: [undefined, { option: true }],
  noFaults: [
    async ({ context, expectedErrors }, provide) => {
      const faults = observeFaults(context);
      await provide();
      expect(faults.filter((fault) => !expectedErrors?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A journey of someone who is logged in from the start: past the screens, which have a journey of their own. */
export const memberTest = test.extend<{ learner: Learner & { session: Session } }>({
  learner: async ({ playwright, baseURL, extraHTTPHeaders }, provide) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: extraHTTPHeaders ?? {},
    });
    await provide(await register(request));
    await request.dispose();
  },
  storageState: async ({ learner, baseURL }, provide) => {
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: keptSession(learner.session) }] });
  },
});

/**
 * Pages can be read, and left, before their scripts have come; a journey that goes to one begins when they have, unless it
 * waits for less ('commit'). For every page of a context: `context.on('page', …)`.
 */
function beginHydrated(page: Page): void {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const begun = async <Loaded>(loaded: Promise<Loaded>, options?: { waitUntil?: string }) => {
    const response = await loaded;
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
  page.goto = (address, options) => begun(goTo(address, options), options);
  page.reload = (options) => begun(reload(options), options);
}

/** Waits until a page of the site reacts. Any other page, such as a provider's, is ready as it is. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => !document.getElementById('root') || document.documentElement.hasAttribute(mark),
    hydrationMark,
  );
}

/** What the browser complains about from now on; a breach of the content policy is an error of the console too. */
function observeFaults(context: BrowserContext): readonly string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => faults.push(`${thrown.error()}`));
  return faults;
}

export { expect };
