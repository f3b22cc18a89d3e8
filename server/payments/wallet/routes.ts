import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { commonRefusals } from '../../../contract/errors.ts';
import { paths } from '../../../domain/paths.ts';
import { ApiError } from '../../http/errors.ts';
import type { WebhookMessage } from '../provider.ts';
import { approvalPage, closedPage, sendPage } from './page.ts';
import { type WalletDeps, writeMessage } from './wallet.ts';
import { decide, findPayment } from './walletPayments.ts';

/** What the wallet's page needs. */
export interface WalletRouteDeps extends WalletDeps {
  /** Takes the wallet's messages, as the webhook does. */
  readonly onMessage: (message: WebhookMessage, log: FastifyBaseLogger) => Promise<void>;
}

/** The wallet has one account, which pays for everyone. */
const PAYER = 'practice-wallet';

const page = z.object({ token: z.string().catch('') });
const form = z.object({ choice: z.enum(['approve', 'decline', 'cancel']) });

/** The page where buyers approve payments: anyone who has the token may, as with the page of any provider. */
export async function walletRoutes(app: FastifyInstance, deps: WalletRouteDeps): Promise<void> {
  const { db, tokenSecret, publicUrl, now, onMessage } = deps;
  const schema = { hide: true };
  const closed = (reply: FastifyReply) => sendPage(reply.code(404), closedPage(publicUrl));

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/payments/wallet', { schema }, async ({ query }, reply) => {
    const payment = await findPayment(db, page.parse(query).token, now());
    if (!payment || !isOpen(payment.state)) return closed(reply);
    const { items, total_cents, state } = payment;
    return sendPage(reply, approvalPage({ items, totalCents: total_cents, isDeclined: state === 'declined' }));
  });

  app.post('/payments/wallet', { schema }, async ({ query, body, log }, reply) => {
    const { token } = page.parse(query);
    const { data } = form.safeParse(body);
    if (!data) throw new ApiError(commonRefusals.invalidRequest);
    if (data.choice === 'cancel') return reply.redirect(`${publicUrl}${paths.cart.href('cancelled')}`, 303);
    await decide(db, token, data.choice === 'approve' ? 'approved' : 'declined', now());
    const payment = await findPayment(db, token, now());
    if (!payment || payment.state === 'void' || payment.state === 'refunded') return closed(reply);
    // A provider reports an approval by itself, so that it leads to access even if the buyer closes the tab here.
    if (payment.state === 'approved') {
      await onMessage(writeMessage(tokenSecret, token), log).catch((error: unknown) => {
        log.error({ err: error }, 'an approved payment could not be settled and is tried again');
      });
    }
    const returnQuery = new URLSearchParams({ token, PayerID: PAYER });
    return reply.redirect(`${publicUrl}/api/payments/return?${returnQuery}`, 303);
  });
}

/** Whether a payment can still be approved, or be approved again. */
function isOpen(state: string): boolean {
  return state === 'open' || state === 'declined' || state === 'approved';
}
