import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isFresh } from './isFresh.ts';

it('a build is fresh until a source changes, or goes', () => {
  const root = mkdtempSync(join(tmpdir(), 'certcrest-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [stamp, script, folder] = ['.built', 'main.js', 'public'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const file = join(folder, 'robots.txt');
  mkdirSync(folder);
  for (const path of [stamp, script, file]) writeFileSync(path, '');
  for (const path of [script, file, folder]) utimesSync(path, 0, 0);
  expect(isFresh(stamp, [script, folder])).toBe(true);
  utimesSync(script, new Date(), Date.now() / 1000 + 60);
  expect(isFresh(stamp, [script, folder])).toBe(false);
  utimesSync(script, 0, 0);
  rmSync(file);
  expect(isFresh(stamp, [script, folder])).toBe(false);
});
