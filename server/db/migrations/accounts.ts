import type { Tx } from '../schema.ts';

/** Accounts: users, their sessions, links to set a new password, and counts of calls that are limited. */
export async function accounts(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await trx.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('refresh_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .execute();
  await trx.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
  await trx.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await trx.schema
    .createTable('password_resets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await trx.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute();
  await trx.schema.createIndex('password_resets_by_expiry').on('password_resets').column('expires_at').execute();

  await trx.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('rate_limits_by_reset').on('rate_limits').column('resets_at').execute();
}

/** What people see of their sessions, links to change the email, deleted accounts, and the security log. */
export async function accountSafety(trx: Tx): Promise<void> {
  // One column each, as SQLite has it.
  await trx.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo('Unknown device'))
    .execute();
  await trx.schema.alterTable('sessions').addColumn('used_at', 'bigint').execute();
  await trx.schema.alterTable('users').addColumn('deleted_at', 'bigint').execute();

  await trx.schema
    .createTable('email_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await trx.schema.createIndex('email_changes_of_user').on('email_changes').column('user_id').execute();
  await trx.schema.createIndex('email_changes_by_expiry').on('email_changes').column('expires_at').execute();

  // References no user: it outlives them.
  await trx.schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('security_events_of_user').on('security_events').column('user_id').execute();
  await trx.schema.createIndex('security_events_by_time').on('security_events').column('happened_at').execute();
}
