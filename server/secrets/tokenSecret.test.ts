import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { KnownFailure } from '../knownFailure.ts';
import { checkSecret, linkTokenOf, readLinkToken, tokenSecretOf } from './tokenSecret.ts';

describe('tokenSecretOf', () => {
  let dataDir: string;
  const made = () => tokenSecretOf({ tokenSecret: undefined, dataDir });

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('creates one that only its owner can read, and keeps it', () => {
    const first = made();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(made()).toBe(first);
    expect(readdirSync(dataDir)).toEqual(['token-secret']);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('refuses one that is too short, without revealing it', () => {
    const file = join(dataDir, 'token-secret');
    writeFileSync(file, 'short');
    expect(made).toThrow(
      new KnownFailure(
        `The file ${file} takes at least 32 characters. Remove it to have a new one made: everybody logs in again.`,
      ),
    );
  });
});

const secret = 'the secret of these servers, 32+';
const refusal =
  'TOKEN_SECRET is not that of the other servers on this database. docs/operations.md says how to change it.';

describeDialects('checkSecret', (open) => {
  let db: Database;
  const check = (given: string) => tx(db, (trx) => checkSecret(trx, given));

  beforeEach(async () => {
    ({ db } = await open());
  });

  it('refuses another one', async () => {
    await check(secret);
    await expect(check(`${secret}.`)).rejects.toThrow(refusal);
    await check(secret);
  });

  it('accepts one of several secrets that come at once', async () => {
    const results = await Promise.allSettled(['a', 'b', 'c'].map((more) => check(secret + more)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe('the token of a reset', () => {
  const token = linkTokenOf(secret, 'password-reset', 'reset-1');
  const [, signature = ''] = token.split('.');

  it('identifies its reset', () => {
    expect(readLinkToken(secret, 'password-reset', token)).toBe('reset-1');
  });

  it.each([
    ['another reset', `reset-2.${signature}`],
    ['no signature', 'reset-1.'],
    ['a signature with one letter changed', token.replace(/.{3}$/, signature.endsWith('AAA') ? 'BBB' : 'AAA')],
    ['something that base64 skips in the signature', `${token}!`],
    ['nothing', ''],
  ])('is refused with %s', (_, changed) => {
    expect(readLinkToken(secret, 'password-reset', changed)).toBeUndefined();
  });

  it('is refused by a server with another secret', () => {
    expect(readLinkToken('another secret, also long enough!', 'password-reset', token)).toBeUndefined();
  });
});
