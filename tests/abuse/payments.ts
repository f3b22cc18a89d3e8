import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/schema.ts';
import { writeMessage } from '../../server/payments/wallet/wallet.ts';
import { refundPayment } from '../../server/payments/wallet/walletPayments.ts';
import { testSecret } from '../harness/app.ts';
import type { Shopper } from '../harness/shop.ts';

/** Ids of payments, which are the tokens of the wallet's page. Ann's and Bob's are of today. */
export interface Payments {
  /** Ann's, which no one has approved. */
  readonly open: string;
  /** Ann's, approved but not taken yet: any request that settles it changes the database. */
  readonly approved: string;
  /** Bob's, by which he has the exam `appBuilder`. */
  readonly granted: string;
  /** Bob's, which was refunded. */
  readonly returned: string;
  /** Eve's, which no one approved in time. */
  readonly expired: string;
}

/** Has Ann and Bob order and pay. */
export async function makePayments(
  app: FastifyInstance,
  db: Database,
  { ann, bob }: { readonly ann: Shopper; readonly bob: Shopper },
): Promise<Omit<Payments, 'expired'>> {
  const approve = (token: string) =>
    app.inject({ method: 'POST', url: `/api/payments/wallet?token=${token}`, payload: { choice: 'approve' } });
  const granted = await bob.order('appBuilder');
  await approve(granted);

  const returned = await bob.order('serviceCloud');
  await approve(returned);
  const { capture_id } = await db
    .selectFrom('wallet_payments')
    .select('capture_id')
    .where('id', '=', returned)
    .executeTakeFirstOrThrow();
  await refundPayment(db, capture_id ?? '');
  const { headers, body } = writeMessage(testSecret, returned);
  await app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body });

  const open = await ann.order('serviceCloud');
  await ann.remove('serviceCloud');
  const approved = await ann.order('administrator');
  // The state where a server ends between the approval and settling.
  await db.updateTable('wallet_payments').set({ state: 'approved' }).where('id', '=', approved).execute();
  return { open, approved, granted, returned };
}
