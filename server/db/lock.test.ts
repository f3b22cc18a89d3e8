import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, lockDataFolder } from './lock.ts';

describe('lockDataFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'certcrest-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('refuses a second server until the first has ended', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      new DataFolderError(`The folder ${folder} of DATA_DIR is in use by another server.`),
    );
    unlock();
    lockDataFolder(folder)();
  });
});
