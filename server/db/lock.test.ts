import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { KnownFailure } from '../knownFailure.ts';
import { lockDataFolder } from './lock.ts';

it('a data folder is refused to a second server until the first has ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certcrest-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    new KnownFailure(`The folder ${folder} of DATA_DIR is in use by another server.`),
  );
  unlock();
  lockDataFolder(folder)();
});
