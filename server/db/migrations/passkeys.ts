import type { Tx } from '../schema.ts';

/** Passkeys, and the challenges that browsers have to answer with one. */
export async function passkeys(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // Authenticators count up to 2^32.
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await trx.schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute();

  await trx.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('passkey_challenges_of_user').on('passkey_challenges').column('user_id').execute();
  await trx.schema.createIndex('passkey_challenges_by_expiry').on('passkey_challenges').column('expires_at').execute();
}
