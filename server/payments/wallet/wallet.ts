import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { commonRefusals } from '../../../contract/errors.ts';
import { paths } from '../../../domain/paths.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/errors.ts';
import { ForgedWebhookError, type PaymentProvider, type PaymentState } from '../provider.ts';
import { approvalPage, closedPage, sendPage, type WalletPayment } from './page.ts';

type WalletDeps = Pick<Deps, 'db' | 'publicUrl' | 'now'>;

/** How long a payment can be approved, in milliseconds: as long as with PayPal. */
const LIFETIME = 3 * 60 * 60 * 1000;

const walletId = /^[\w-]{43}$/;

const walletItems = z.array(z.object({ name: z.string(), cents: z.number() }));

/** Takes payments without money, for practice: buyers approve them on a page of this server, and no one is charged. */
export function wallet({ db, publicUrl, now }: WalletDeps): PaymentProvider {
  async function find(paymentId: string): Promise<PaymentState | undefined> {
    const payment = await findPayment(db, paymentId, now());
    return payment && stateOf(payment);
  }

  return {
    name: 'wallet',
    find,
    open: async (order) => {
      await db
        .insertInto('wallet_payments')
        .values({
          id: randomBytes(32).toString('base64url'),
          order_id: order.id,
          items: JSON.stringify(order.items),
          total_cents: order.total.cents,
          currency: order.total.currency,
          state: 'open',
          created_at: now(),
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute();
      const payment = db.selectFrom('wallet_payments').select('id').where('order_id', '=', order.id);
      const { id: paymentId } = await payment.executeTakeFirstOrThrow();
      return { paymentId, approvalUrl: `${publicUrl}/api/payments/wallet?token=${paymentId}` };
    },
    capture: async (paymentId) => {
      await db
        .updateTable('wallet_payments')
        .set({ state: 'captured', capture_id: randomBytes(16).toString('base64url') })
        .where('id', '=', paymentId)
        .where('state', '=', 'approved')
        .execute();
      return (await find(paymentId)) ?? { kind: 'void' };
    },
    refund: async (captureId) => {
      await db
        .updateTable('wallet_payments')
        .set({ state: 'refunded' })
        .where('capture_id', '=', captureId)
        .where('state', '=', 'captured')
        .execute();
    },
    readWebhook: async () => {
      throw new ForgedWebhookError('The wallet is part of this server and sends no messages.');
    },
  };
}

async function findPayment(db: Database, id: string, now: number): Promise<WalletPayment | undefined> {
  if (!walletId.test(id)) return undefined;
  const row = await db.selectFrom('wallet_payments').selectAll().where('id', '=', id).executeTakeFirst();
  const isVoid = row && ['open', 'declined'].includes(row.state) && row.created_at + LIFETIME <= now;
  return isVoid ? { ...row, state: 'void' } : row;
}

function stateOf({ state, capture_id, total_cents, currency, order_id }: WalletPayment): PaymentState {
  if (state !== 'captured' && state !== 'refunded') return { kind: state };
  if (capture_id === null) throw new Error('A payment was taken without a capture.');
  const amount = { cents: total_cents, currency };
  return { kind: state, capture: { captureId: capture_id, amount, orderId: order_id } };
}

interface WalletRouteDeps extends WalletDeps {
  /** Settles an order whose payment was approved. */
  readonly onApproved: (orderId: string, log: FastifyBaseLogger) => Promise<unknown>;
}

/** The wallet has one account, which pays for everyone. */
const PAYER = 'practice-wallet';

const page = z.object({ token: z.string().catch('') });
const form = z.object({ choice: z.enum(['approve', 'decline', 'cancel']) });

/** The page where buyers approve payments: anyone who has the token can, as at any provider. */
export async function walletRoutes(app: FastifyInstance, deps: WalletRouteDeps): Promise<void> {
  const { db, publicUrl, now, onApproved } = deps;
  const closed = (reply: FastifyReply) => sendPage(reply.code(404), closedPage(publicUrl));

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/payments/wallet', async ({ query }, reply) => {
    const payment = await findPayment(db, page.parse(query).token, now());
    if (!payment || !['open', 'declined', 'approved'].includes(payment.state)) return closed(reply);
    const { email } = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select('users.email')
      .where('orders.id', '=', payment.order_id)
      .executeTakeFirstOrThrow();
    const items = walletItems.parse(JSON.parse(payment.items));
    return sendPage(reply, approvalPage(payment, email, items));
  });

  app.post('/payments/wallet', async ({ query, body, log }, reply) => {
    const { token } = page.parse(query);
    const { data } = form.safeParse(body);
    if (!data) throw new ApiError(commonRefusals.invalidRequest);
    if (data.choice === 'cancel') return reply.redirect(`${publicUrl}${paths.cart.href('cancelled')}`, 303);
    if (walletId.test(token)) {
      await db
        .updateTable('wallet_payments')
        .set({ state: data.choice === 'approve' ? 'approved' : 'declined' })
        .where('id', '=', token)
        .where('state', 'in', ['open', 'declined'])
        .where('created_at', '>', now() - LIFETIME)
        .execute();
    }
    const payment = await findPayment(db, token, now());
    if (!payment || payment.state === 'void' || payment.state === 'refunded') return closed(reply);
    // Settled here, so that an approval leads to access even if the buyer closes the tab now.
    if (payment.state === 'approved') {
      await onApproved(payment.order_id, log).catch((error: unknown) => {
        log.error({ err: error }, 'an approved payment could not be settled and is tried again');
      });
    }
    const returnQuery = new URLSearchParams({ token, PayerID: PAYER });
    return reply.redirect(`${publicUrl}/api/payments/return?${returnQuery}`, 303);
  });
}
