import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

interface JourneyOptions {
  /** Errors of the console that belong to the journey, such as a failed request where the server is away. */
  expectedErrors: RegExp | undefined;
}

interface JourneyFixtures {
  /** Fails the journey when the page reports an error, breaks its content policy or throws. */
  noFaults: void;
}

/** A test that ends red on whatever the browser complains about, besides its own expectations. */
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

/**
 * Pages can be read, and left, before their scripts have come; a journey that goes to one begins when they have, unless it
 * waits for less ('commit'). For every page of a context: `context.on('page', …)`.
 */
export function beginHydrated(page: Page): void {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const begun = async <Loaded>(loaded: Promise<Loaded>, options?: { waitUntil?: string }) => {
    const response = await loaded;
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
  page.goto = (address, options) => begun(goTo(address, options), options);
  page.reload = (options) => begun(reload(options), options);
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
