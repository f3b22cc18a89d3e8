import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KnownFailure } from '../knownFailure.ts';
import { tokenSecretOf } from './tokenSecret.ts';

describe('tokenSecretOf', () => {
  let dataDir: string;
  const secret = () => tokenSecretOf({ tokenSecret: undefined, dataDir });

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('takes the one of the configuration and writes nothing', () => {
    expect(tokenSecretOf({ tokenSecret: 'given', dataDir })).toBe('given');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('creates one that only its owner can read, and keeps it', () => {
    const made = secret();
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(secret()).toBe(made);
    expect(readdirSync(dataDir)).toEqual(['token-secret']);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('creates one although an earlier start ended while creating it', () => {
    writeFileSync(join(dataDir, 'token-secret.new'), 'half');
    chmodSync(join(dataDir, 'token-secret.new'), 0o444);
    expect(secret()).toBe(readFileSync(join(dataDir, 'token-secret'), 'utf8'));
    expect(secret()).toHaveLength(43);
  });

  it('refuses one that is too short, without revealing it', () => {
    const file = join(dataDir, 'token-secret');
    writeFileSync(file, 'short');
    expect(secret).toThrow(
      new KnownFailure(
        `The file ${file} takes at least 32 characters. Remove it to have a new one made: everybody logs in again.`,
      ),
    );
  });

  it('says why it can not be read', () => {
    dataDir = join(dataDir, 'none');
    expect(secret).toThrow(`The file ${join(dataDir, 'token-secret')} can't be used: ENOENT`);
    dataDir = join(dataDir, '..');
  });
});
