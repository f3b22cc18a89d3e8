import { createHmac } from 'node:crypto';
import type { Tx } from '../db/schema.ts';
import { KnownFailure } from '../knownFailure.ts';

const NAME = 'TOKEN_SECRET';

/**
 * Makes sure that this server was given the secret of the servers that share its database: what one signs another
 * would refuse otherwise, now and then, as chance leads calls to them. The first server leaves a mark of its secret,
 * which helps nobody to guess it more than any access token does. Throws `KnownFailure`.
 */
export async function checkSecret(trx: Tx, tokenSecret: string): Promise<void> {
  const mark = createHmac('sha256', tokenSecret).update(`mark:${NAME}`).digest('hex');
  await trx
    .insertInto('secret_marks')
    .values({ name: NAME, mark, set_at: Date.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const known = await trx.selectFrom('secret_marks').select('mark').where('name', '=', NAME).executeTakeFirstOrThrow();
  if (known.mark !== mark) {
    throw new KnownFailure(
      'TOKEN_SECRET is not that of the other servers on this database. docs/operations.md says how to change it.',
    );
  }
}
