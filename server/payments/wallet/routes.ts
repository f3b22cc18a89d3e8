import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { commonRefusals } from '../../../contract/errors.ts';
import { paths } from '../../../src/app/paths.ts';
import { ApiError } from '../../http/apiError.ts';
import type { SettleDeps } from '../../orders/step.ts';
import { hear } from '../hear.ts';
import { returnAddress } from '../returnAddress.ts';
import { writeMessage } from './message.ts';
import { approvalPage, closedPage } from './page.ts';
import { sendPage } from './sendPage.ts';
import { decide, findPayment } from './walletPayments.ts';

/** What the wallet's page works with. */
export interface WalletRouteDeps extends Omit<SettleDeps, 'log'> {
  readonly tokenSecret: string;
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string;
}

/** The wallet has one account, which pays for everybody. */
const PAYER = 'practice-wallet';

const page = z.object({ token: z.string().catch('') });
const form = z.object({ choice: z.enum(['approve', 'decline', 'cancel']) });

/** The page on which payments are approved: whoever has the token may, as with the page of any provider. */
export async function walletRoutes(app: FastifyInstance, deps: WalletRouteDeps): Promise<void> {
  const { tokenSecret, publicUrl, ...settleDeps } = deps;
  const { db, now } = deps;
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
    if (data.choice === 'cancel') return reply.redirect(`${publicUrl}${paths.cart.href()}`, 303);
    await decide(db, token, data.choice === 'approve' ? 'approved' : 'declined', now());
    const payment = await findPayment(db, token, now());
    if (!payment || payment.state === 'void' || payment.state === 'refunded') return closed(reply);
    // A provider tells of an approval by itself, so that it leads to access even if the buyer closes the tab here.
    if (payment.state === 'approved') {
      await hear({ ...settleDeps, log }, writeMessage(tokenSecret, token)).catch((error: unknown) => {
        log.error({ err: error }, 'an approved payment could not be settled and is tried again');
      });
    }
    return reply.redirect(returnAddress(publicUrl, token, PAYER), 303);
  });
}

/** Whether a payment can still be approved, or be approved again. */
function isOpen(state: string): boolean {
  return state === 'open' || state === 'declined' || state === 'approved';
}
