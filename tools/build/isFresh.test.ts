import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFresh } from './isFresh.ts';

const AN_HOUR_AGO = new Date(Date.now() - 3_600_000);

describe('isFresh', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  const touch = (name: string, time: Date) => utimesSync(at(name), time, time);
  const check = () => isFresh(at('stamp'), [at('src'), at('index.html'), at('not-there')]);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'certcrest-fresh-'));
    mkdirSync(at('src/deep'), { recursive: true });
    for (const name of ['src/deep/a.ts', 'index.html', 'stamp']) writeFileSync(at(name), '');
    for (const name of ['src/deep/a.ts', 'src/deep', 'src', 'index.html']) touch(name, AN_HOUR_AGO);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('holds for a build that is newer than its sources', () => {
    expect(check()).toBe(true);
  });

  it.each(['index.html', 'src/deep/a.ts'])('fails after a change of %s', (name) => {
    touch(name, new Date(Date.now() + 1000));
    expect(check()).toBe(false);
  });

  it('fails after a file was removed', () => {
    touch('stamp', new Date(Date.now() - 1000));
    rmSync(at('src/deep/a.ts'));
    expect(check()).toBe(false);
  });
});
