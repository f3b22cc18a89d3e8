import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutOf, commitOfLine } from './checkout.ts';
import { lineOf, looksFolder } from './looks.ts';

const look = { story: 'base-card--default', mode: 'light-1200', hash: '0123456789abcdef' };
let folder = '';
let written = '';

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** Commits everything, and answers the commit's name. */
function commit(root: string): string {
  git(root, 'add', '.');
  git(root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'A change');
  return git(root, 'rev-parse', 'HEAD');
}

/** Clones the project, and answers where the clone is. */
function clone(name: string, ...options: string[]): string {
  git(folder, 'clone', '--quiet', ...options, pathToFileURL(join(folder, 'project')).href, name);
  return join(folder, name);
}

// A project with a commit that wrote the line, and one after it.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const root = join(folder, 'project');
  mkdirSync(join(root, looksFolder), { recursive: true });
  git(root, 'init', '--quiet');
  writeFileSync(join(root, looksFolder, 'base.txt'), `${lineOf(look)}\n`);
  // Its packages are there already.
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  written = commit(root);
  writeFileSync(join(root, 'readme.md'), 'Read me');
  commit(root);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the commit of a line is the one that wrote it', () => {
  expect(commitOfLine(look, clone('full'))).toBe(written);
});

it('a line that no commit wrote has none', () => {
  expect(commitOfLine({ ...look, hash: 'fedcba9876543210' }, clone('other'))).toBeUndefined();
});

it('where a shallow clone ends before the commit of a line, the line has none', () => {
  const root = clone('shallow', '--depth', '1');
  expect(git(root, 'log', '--format=%H', '--', looksFolder)).not.toBe('');
  expect(commitOfLine(look, root)).toBeUndefined();
});

it('a checkout is made anew where its clone is gone', () => {
  const before = clone('before');
  const after = clone('after');
  const checkout = checkoutOf(written, before);
  try {
    expect(existsSync(join(checkout, looksFolder, 'base.txt'))).toBe(true);
    rmSync(before, { recursive: true });
    rmSync(join(checkout, looksFolder), { recursive: true });
    expect(checkoutOf(written, after)).toBe(checkout);
    expect(existsSync(join(checkout, looksFolder, 'base.txt'))).toBe(true);
  } finally {
    rmSync(checkout, { recursive: true });
  }
});
