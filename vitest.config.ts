import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { commands, picturesFolder } from './tests/visual/commands.ts';
import { PATIENCE } from './tests/harness/patience.ts';
import { postgresProject, serverProjects } from './tests/setup/serverProjects.ts';
import { browserArgs, browserPath } from './tests/browser/browser.ts';
import { articles } from './tools/articles/articles.ts';

/** Found only when a lazy part loads, they would make Vite reload the page in the middle of a run. */
const loadedLate = [
  '@emailjs/browser',
  'axe-core',
  '@mui/material/*',
  'notistack',
  '@storybook/addon-docs/blocks',
  'storybook/theming',
  'storybook/internal/core-events',
  'tabbable',
];

export default defineConfig({
  test: {
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
        // Every story: it renders, its play function passes, axe finds nothing. `npm run test:visual` has it take pictures.
        plugins: [
          await storybookTest({ configDir: '.storybook', tags: { skip: picturesFolder ? ['test-fn'] : [] } }),
          articles(),
        ],
        optimizeDeps: { include: loadedLate },
        // A checkout of another commit has links to these packages.
        server: { fs: { allow: ['.', dirname(realpathSync('node_modules/vite'))] } },
        test: {
          name: 'stories',
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          isolate: false,
          provide: {
            takesPictures: picturesFolder !== undefined,
            'storybook/test-provided': { a11y: picturesFolder === undefined },
          },
          setupFiles: ['tests/visual/setup.ts'],
          globalSetup: picturesFolder ? [] : ['tests/visual/copiedCode.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: await browserPath(), args: browserArgs },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
            }),
            instances: [{ browser: 'chromium' as const }],
            commands,
          },
        },
      },
    ],
  },
});
