/**
 * Writes into the database of a data folder until it is ended, two rows in each transaction, and prints the number of
 * every transaction that was committed: `node writeAlong.ts DATA_DIR`.
 */
import { openDatabase } from '../../server/db/connection.ts';
import { tx } from '../../server/db/tx.ts';

const db = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: undefined });
for (let number = 1; ; number += 1) {
  const pair = ['a', 'b'].map((half) => ({ key: `${number}${half}`, count: number, resets_at: 0 }));
  await tx(db, (trx) => trx.insertInto('rate_limits').values(pair).execute());
  console.log(number);
}
