import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { PATIENCE } from '../harness/patience.ts';
import { scratch } from './scratch.ts';

type Kind = 'SQLite' | 'PostgreSQL';

/** Tests that mock a module before it is loaded. */
const replacesModules = 'server/**/*.isolated.test.ts';

/** Tests of what differs between the kinds of database. All others are the same on both, as deep runs prove. */
const differsByKind = ['server/db/*.test.ts', 'server/orders/execute.test.ts', 'server/attempts/saveAttempt.test.ts'];

const common = (kind: Kind) => ({
  pool: 'threads' as const, // start in half the time of a process
  globalSetup: kind === 'PostgreSQL' ? ['tests/setup/postgres.ts'] : [],
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
  env: {
    TEST_DATABASE: kind,
    TMPDIR: scratch,
    // Of the commands and servers that tests start.
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compile'),
  },
});

/** The tests of the server and of tools, on one kind of database. */
export const serverProjects = (kind: Kind): TestProjectInlineConfiguration[] => [
  {
    test: {
      ...common(kind),
      name: 'server',
      // To import the server takes longer than most tests of it.
      isolate: false,
      include: [
        '{server,tools}/**/*.test.ts',
        'tests/attacks/**/*.test.ts',
        // These use no database.
        ...(kind === 'SQLite' ? ['tests/visual/**/*.test.ts'] : []),
      ],
      exclude: [replacesModules],
    },
  },
  { test: { ...common(kind), name: 'isolated', include: [replacesModules] } },
];

/** The tests that run on PostgreSQL each time. */
export const postgresProject: TestProjectInlineConfiguration = {
  test: { ...common('PostgreSQL'), name: 'postgres', isolate: false, include: differsByKind },
};
