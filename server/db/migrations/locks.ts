import type { Tx } from '../schema.ts';

/** When an operator locked a user out. */
export async function locks(trx: Tx): Promise<void> {
  await trx.schema.alterTable('users').addColumn('locked_at', 'bigint').execute();
}
