import fc from 'fast-check';
import type { Caller } from '../../server/account/caller.ts';
import { refundOrder } from '../../server/orders/refund.ts';
import { reconcile } from '../../server/orders/reconcile.ts';
import { execute, handleWebhook } from '../../server/orders/settle.ts';
import { ProviderUnavailableError } from '../../server/payments/provider.ts';
import { type Bank, bankSeal } from './bank.ts';
import { crashingClock, orderFor, type TestSettling } from './settling.ts';

/** Events at the same moment, while the bank may be hard to reach. */
export interface Moment {
  /** What happens to which order; `crashAt` is the reading of the clock at which its server ends, 0 is never. */
  readonly orderEvents: readonly { readonly what: What; readonly order: 0 | 1; readonly crashAt: number }[];
  readonly outage: readonly [call: 'find' | 'capture' | 'refund', when: 'before' | 'after'] | undefined;
  readonly outcome: Bank['outcome'];
}

const moves = ['execute', 'webhook', 'reconcile', 'refund'] as const;
const changes = ['approve', 'decline', 'void', 'process', 'deny', 'chargeBack'] as const;
type What = (typeof moves)[number] | (typeof changes)[number];

/** Any few moments. */
export const someMoments: fc.Arbitrary<Moment[]> = fc.array(
  fc.record({
    orderEvents: fc.array(
      fc.record({
        // Twice as often what moves orders on.
        what: fc.constantFrom<What[]>(...moves, ...changes, 'execute', 'webhook', 'approve', 'approve'),
        order: fc.constantFrom<(0 | 1)[]>(0, 1),
        crashAt: fc.constantFrom(...Array.from({ length: 15 }, () => 0), 1, 2, 3, 4, 5),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    outage: fc.option(fc.tuple(fc.constantFrom('find', 'capture', 'refund'), fc.constantFrom('before', 'after')), {
      nil: undefined,
      freq: 4,
    }),
    outcome: fc.constantFrom('captured', 'captured', 'pending', 'declined'),
  }),
  { minLength: 1, maxLength: 12 },
);

/** Runs the events of a moment on the payments of a user, and waits until everything has settled. */
export async function runMoment(
  moment: Moment,
  deps: TestSettling & { readonly provider: Bank },
  caller: Caller,
  paymentIds: readonly [string, string],
): Promise<void> {
  const bank = deps.provider;
  // Time has passed: orders without approval are due to be looked at again.
  await deps.db.updateTable('orders').set({ look_at: 0 }).execute();
  bank.outcome = moment.outcome;
  bank.fault = (call, when) => {
    if (call === moment.outage?.[0] && when === moment.outage[1]) throw new ProviderUnavailableError('No response.');
  };
  await Promise.allSettled(
    moment.orderEvents.map(({ what, order, crashAt }) => {
      const id = paymentIds[order];
      return doOne(what, { ...deps, now: crashingClock(crashAt) }, bank, caller, id);
    }),
  );
  bank.fault = () => undefined;
}

function doOne(what: What, deps: TestSettling, bank: Bank, caller: Caller, id: string): Promise<unknown> {
  const payment = bank.payment(id);
  /** Moves the payment at the bank, where it is in one of these states. */
  const move = async (from: readonly string[], to: Parameters<Bank['set']>[1], isMoved = (): void => undefined) => {
    if (!from.includes(payment.kind)) return;
    bank.set(id, to);
    isMoved();
  };
  const untaken = ['open', 'approved', 'declined'];
  switch (what) {
    case 'execute':
      return execute(deps, caller, id);
    case 'webhook':
      return handleWebhook(deps, { headers: bankSeal, body: JSON.stringify({ paymentId: id, isApproval: true }) });
    case 'reconcile':
      return reconcile(deps, new AbortController().signal);
    case 'refund':
      return orderFor(deps.db, id).then((order) => refundOrder(deps, order.id));
    case 'approve':
      return move(untaken, 'approved');
    case 'decline':
      return move(untaken, 'declined');
    case 'void':
      return move(untaken, 'void');
    case 'process':
      return move(['pending'], 'captured');
    case 'deny':
      return move(['pending'], 'declined', () => void (payment.taken -= 1));
    case 'chargeBack':
      return move(['captured'], 'refunded', () => void (payment.returned += 1));
  }
}
