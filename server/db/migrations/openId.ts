import type { Tx } from '../schema.ts';

/** Logins at identity providers that are under way, and the accounts there that log in to accounts here. */
export async function openId(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('openid_logins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('next', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('openid_logins_of_user').on('openid_logins').column('user_id').execute();
  await trx.schema.createIndex('openid_logins_by_expiry').on('openid_logins').column('expires_at').execute();

  await trx.schema
    .createTable('openid_connections')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('openid_connections_pkey', ['issuer', 'subject'])
    .execute();
  // One account of each provider, also for simultaneous calls.
  await trx.schema
    .createIndex('openid_connections_of_user')
    .on('openid_connections')
    .columns(['user_id', 'provider'])
    .unique()
    .execute();
}
