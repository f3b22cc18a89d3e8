import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { RunReporter } from './tests/visual/runReporter.ts';
import { pendingLoads } from './tests/visual/pendingLoads.ts';
import { allowMotion, forceColors, forceStates, releaseStates } from './tests/visual/emulate.ts';
import { takeLook } from './tests/visual/takeLook.ts';
import { PATIENCE } from './tests/harness/patience.ts';
import { postgresProject, serverProjects } from './tests/setup/serverProjects.ts';
import { browserArgs, browserPath, isPinnedBrowser } from './tests/browser/browser.ts';
import { articles } from './tools/articles/articles.ts';

/** Found only when a lazy part loads, they would make Vite reload the page in the middle of a run. */
const loadedLate = [
  '@emailjs/browser',
  'axe-core',
  '@mui/material/*',
  '@mui/x-charts/*',
  'embla-carousel-react',
  'notistack',
  '@storybook/addon-docs/blocks',
  'storybook/theming',
  'storybook/internal/core-events',
];

const executablePath = await browserPath();

/** The browser that tests of components run in. Vitest writes into it, so each project has one of its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath, args: browserArgs },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    reporters: ['default', new RunReporter()],
    // More than there are cores: tests of the server wait for databases, and stories for frames. Vitest's own default
    // leaves one core to itself, which on a machine of two takes twice the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: PATIENCE,
          include: ['{contract,domain,src,tokens}/**/*.test.ts'],
          // A Node without a page has no address that "/api" could be below.
          env: { VITE_API_BASE_URL: 'http://mock.test/api' },
        },
      },
      ...serverProjects('SQLite'),
      postgresProject,
      {
        // The package of the catalog can be installed, and used by its documentation.
        test: { name: 'package', include: ['tests/package/*.test.ts'], testTimeout: 120_000, fileParallelism: false },
      },
      {
        // Every component keeps the catalog's contract, in every look.
        plugins: [articles(), msw({ mode: 'worker-only' })],
        optimizeDeps: { include: loadedLate },
        test: {
          name: 'library',
          include: ['tests/library/*.test.{ts,tsx}'],
          browser: browser(),
        },
      },
      {
        // Every story: it renders, its play function passes, axe finds nothing. tests/visual compares how it looks.
        plugins: [await storybookTest({ configDir: '.storybook' }), articles()],
        optimizeDeps: { include: loadedLate },
        define: { __PICTURES__: String(isPinnedBrowser) },
        test: {
          name: 'stories',
          // The machine may be busy; the reporter names what passed only the second time.
          testTimeout: 30_000,
          retry: 1,
          isolate: false,
          setupFiles: ['tests/visual/setup.ts'],
          browser: {
            ...browser(),
            commands: { allowMotion, forceColors, forceStates, pendingLoads, releaseStates, takeLook },
          },
        },
      },
    ],
  },
});
