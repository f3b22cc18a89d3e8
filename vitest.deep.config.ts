import { defineConfig } from 'vitest/config';
import { PATIENCE } from './tests/harness/patience.ts';
import { serverProjects } from './tests/setup/serverProjects.ts';

// Fuzzing tries each law more often.
process.env['FUZZ_RUNS'] ??= '100';

/** What takes too long for every change: the whole server on PostgreSQL, and tests/deep. */
export default defineConfig({
  test: {
    projects: [
      ...serverProjects('PostgreSQL'),
      { test: { name: 'deep', include: ['tests/deep/*.test.ts'], testTimeout: 10 * PATIENCE, hookTimeout: PATIENCE } },
    ],
  },
});
