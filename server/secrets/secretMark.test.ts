import { beforeEach, expect, it } from 'vitest';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { checkSecret } from './tokenSecret.ts';

const secret = 'the secret of these servers, 32+';
const refusal =
  'TOKEN_SECRET is not that of the other servers on this database. docs/operations.md says how to change it.';

describeDialects('checkSecret', (open) => {
  let db: Database;
  const check = (given: string) => tx(db, (trx) => checkSecret(trx, given));

  beforeEach(async () => {
    ({ db } = await open());
  });

  it('takes the secret of the first server, and of every other that has the same', async () => {
    await check(secret);
    await check(secret);
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

  it('takes a new one when its mark was removed', async () => {
    await check(secret);
    await db.deleteFrom('secret_marks').execute();
    await check(`${secret}.`);
  });
});
