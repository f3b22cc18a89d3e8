import type { Tx } from '../schema.ts';

/** Carts, orders, what people have bought, and the payments of the built-in wallet. */
export async function shop(trx: Tx): Promise<void> {
  await trx.schema
    .createTable('cart_items')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_items_pkey', ['user_id', 'exam_id'])
    .execute();

  await trx.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.unique())
    .addColumn('approval_url', 'text')
    .addColumn('capture_id', 'text')
    .addColumn('failure', 'text')
    // At most one per user, also for simultaneous calls; neither database counts null as a value.
    .addColumn('current_of', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('orders_of_user').on('orders').columns(['user_id', 'created_at']).execute();
  await trx.schema.createIndex('orders_by_state').on('orders').columns(['state', 'created_at']).execute();

  await trx.schema
    .createTable('order_items')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_items_pkey', ['order_id', 'exam_id'])
    .execute();

  await trx.schema
    .createTable('entitlements')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id'))
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('granted_at', 'bigint')
    .addPrimaryKeyConstraint('entitlements_pkey', ['user_id', 'exam_id'])
    .execute();
  await trx.schema.createIndex('entitlements_of_order').on('entitlements').column('order_id').execute();

  // The wallet is an independent provider: it knows an order only by its id.
  await trx.schema
    .createTable('wallet_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('capture_id', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** When orders without approval are looked after: ever more rarely. */
export async function orderLooks(trx: Tx): Promise<void> {
  // One column each, as SQLite has it.
  await trx.schema
    .alterTable('orders')
    .addColumn('looks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await trx.schema
    .alterTable('orders')
    .addColumn('look_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await trx.schema.createIndex('orders_by_look').on('orders').columns(['state', 'look_at']).execute();
}
