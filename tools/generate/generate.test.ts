import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { PATIENCE } from '../../tests/harness/patience.ts';

const root = join(import.meta.dirname, '../..');

/** What generated files import or are checked by. */
const folders = ['.storybook', 'content', 'contract', 'domain', 'src', 'tokens', 'tools'];
const files = ['.oxlintrc.json', '.prettierrc.json', 'package.json', 'tsconfig.json'];

const sentences = ['--purpose', 'Shows a sample.', '--when', 'In this test.', '--whenNot', 'Elsewhere: none.'];

test('a generated component and generated screens compile, and lint finds nothing', { timeout: PATIENCE }, async () => {
  const copy = mkdtempSync(join(tmpdir(), 'certcrest-generate-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(join(copy, 'node_modules/.bin', command), args, { cwd: copy });
  const generate = (...args: string[]) => run('plop', '--plopfile', 'tools/generate/plopfile.js', ...args);

  await generate('component', '--', '--name', 'Sample', '--group', 'base', ...sentences);
  const screen = ['--audience', 'private', ...sentences.slice(0, 2)];
  await generate('screen', '--', '--name', 'Samples', '--path', '/samples', ...screen);
  await generate('screen', '--', '--name', 'OneSample', '--path', '/samples/:link', ...screen);

  // The compiler itself would check the whole site, for as long as half of `npm run check`.
  const made = ['src/components/base/Sample', 'src/screens/Samples', 'src/screens/OneSample'];
  const changed = ['src/components/index.ts', 'domain/paths.ts', 'src/app/AppRoutes.tsx'];
  const { stdout } = await run('oxlint', '--type-aware', '--type-check', ...made, ...changed);
  expect(stdout).toContain('Found 0 warnings and 0 errors.');
  expect(stdout).toContain('on 9 files');
});
