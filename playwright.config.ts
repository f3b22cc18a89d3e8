import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath } from './tests/browser/browser.ts';

/** The journeys: the whole product as people use it, in the browser that the stories run in too. */
export default defineConfig({
  testDir: 'tests/journeys',
  // Playwright empties it, and the stories' reports stand beside it.
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/support/serveSite.ts',
  reporter: 'list',
  fullyParallel: true,
  // One for each core: a journey waits for little but its page, which is drawn by the processor.
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous: the machine may be busy with other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Set by the global setup, before the workers read this.
    ...(process.env.SITE_URL && { baseURL: process.env.SITE_URL }),
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserArgs },
    // Recording each journey takes a fifth of the time: `--trace retain-on-failure` does.
    trace: 'off',
    video: 'off',
  },
});
