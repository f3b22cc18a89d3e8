import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tableNames } from '../server/db/tables.ts';
import { site } from './build/site.ts';
import { inventoryProblems, missingFiles, requirementProblems } from './docs-check.ts';

const documentOf = (...lines: string[]) => ({ path: 'docs/a.md', text: lines.join('\n') });

it('finds tests and pages that are not there', () => {
  const document = documentOf(
    'see `server/a.test.ts`, `server/gone.test.ts`, `contract/` and `npm run a`,',
    '[b](b.md#part), [c](../SECURITY.md), [gone](gone.md) and [d](https://owasp.example/d.md)',
  );
  const there = ['server/a.test.ts', 'docs/b.md', 'SECURITY.md'];
  expect(missingFiles(document, (file) => there.includes(file))).toEqual([
    'docs/a.md names server/gone.test.ts, which is not there',
    'docs/a.md names docs/gone.md, which is not there',
  ]);
});

it('finds tables without a line, and lines without a table', () => {
  const document = documentOf(
    '## The database',
    '',
    '| table | what |',
    '| ----- | ---- |',
    '| `users` | a |',
    '| `old` | b |',
    '## The browser',
    '| item | what |',
    '| ---- | ---- |',
    '| `x` | c |',
  );
  expect(inventoryProblems(document, ['users', 'sessions'])).toEqual([
    'docs/a.md has no line for the table sessions',
    'docs/a.md has a line for old, which is no table',
  ]);
});

it('finds requirements that are missing or have nothing to show', () => {
  const document = documentOf(
    '| #   | level | what it asks | state | test or note |',
    '| --- | ----- | ------------ | ----- | ------------ |',
    '| 1.1.1, 1.1.2 | 2 | a | n/a | there is none |',
    '| 1.2.1 | 1 | b | met |  |',
    '| 1.2.2 | 1 | c | perhaps | `a.test.ts` |',
  );
  expect(requirementProblems(document, { '1': 2, '2': 3 })).toEqual([
    'docs/a.md has no state, or neither a test nor a note, for 1.2.1',
    'docs/a.md has no state, or neither a test nor a note, for 1.2.2',
    'docs/a.md has 2 requirements of level 2, not 3',
  ]);
});

it('finds a line for every table of the database', () => {
  const text = readFileSync(join(site.root, 'docs/data.md'), 'utf8');
  expect(inventoryProblems({ path: 'docs/data.md', text }, [...tableNames, 'schema_migrations'])).toEqual([]);
});
