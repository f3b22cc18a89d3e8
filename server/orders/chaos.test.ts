import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fill } from '../../tests/harness/app.ts';
import { type Bank, bankSeal, openBank } from '../../tests/harness/bank.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { crashingClock, orderFor, receipts, settlingOf, type TestSettling } from '../../tests/harness/settling.ts';
import { pricedExams } from '../../tests/harness/shop.ts';
import type { Caller } from '../account/sessions.ts';
import { addToCart } from '../cart/cart.ts';
import type { Database } from '../db/schema.ts';
import { examsInCart } from '../exams/queries.ts';
import { type PaymentState, ProviderUnavailableError } from '../payments/provider.ts';
import { buy } from './buy.ts';
import { itemsOf } from './queries.ts';
import { reconcile } from './reconcile.ts';
import { execute, handleWebhook, refundOrder } from './settle.ts';

/** Events at the same moment, while the bank may be hard to reach. */
interface Moment {
  /** What happens to which order; `crashAt` is the reading of the clock at which its server ends, 0 is never. */
  readonly orderEvents: readonly { readonly what: What; readonly order: 0 | 1; readonly crashAt: number }[];
  readonly outage: readonly [call: 'find' | 'capture' | 'refund', when: 'before' | 'after'] | undefined;
  readonly outcome: Bank['outcome'];
}

const moves = ['execute', 'webhook', 'reconcile', 'refund'] as const;
const untaken = ['open', 'approved', 'declined'];
/** What happens to a payment at the bank: in which states, and what it is then. */
const changes = {
  approve: [untaken, 'approved'],
  decline: [untaken, 'declined'],
  void: [untaken, 'void'],
  process: [['pending'], 'captured'],
  deny: [['pending'], 'declined'],
  chargeBack: [['captured'], 'refunded'],
} satisfies Record<string, [from: string[], to: PaymentState['kind']]>;
const states = ['approve', 'decline', 'void', 'process', 'deny', 'chargeBack'] as const;
type What = (typeof moves)[number] | keyof typeof changes;

/** Any few moments. */
const someMoments: fc.Arbitrary<Moment[]> = fc.array(
  fc.record({
    orderEvents: fc.array(
      fc.record({
        // Twice as often what moves orders on.
        what: fc.constantFrom<What[]>(...moves, ...states, 'execute', 'webhook', 'approve', 'approve'),
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

/** The same happens to both orders, while nothing fails. */
const both = (what: What): Moment => ({
  orderEvents: ([0, 1] as const).map((order) => ({ what, order, crashAt: 0 })),
  outage: undefined,
  outcome: 'captured',
});

describeDialects(
  'orders, whatever happens to them',
  (open) => {
    let db: Database;

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db, pricedExams);
    });

    it('are charged once and granted once, together, and never two for one exam', async () => {
      await fc.assert(
        fc.asyncProperty(someMoments, fc.constantFrom(undefined, 0, 1), (moments, tampered) => play(moments, tampered)),
        { numRuns: 60, endOnFailure: false },
      );
    });

    /** Plays a sequence on two orders of a new user, one of them perhaps with a wrong payment. */
    async function play(moments: readonly Moment[], tampered: 0 | 1 | undefined): Promise<void> {
      const bank = openBank();
      const deps = { ...settlingOf(db, bank), provider: bank };
      const caller = await newUser();
      const paymentIds = [await order(['administrator']), await order(['administrator', 'appBuilder'])] as const;
      if (tampered !== undefined) {
        const wrong = `capture-${paymentIds[tampered]}`;
        bank.tamper = (capture) => (capture.captureId === wrong ? { ...capture, orderId: 'another' } : capture);
      }

      for (const moment of moments) {
        await runMoment(moment, deps, caller, paymentIds);
        await check(false);
      }
      // In the end everything is processed and settled once more.
      for (const what of ['process', 'webhook', 'execute', 'reconcile', 'webhook'] as const) {
        await runMoment(both(what), deps, caller, paymentIds);
        await check(false);
      }
      await check(true);

      async function order(examIds: readonly string[]): Promise<string> {
        for (const examId of examIds) await addToCart(db, caller.userId, examId, 0);
        const url = await buy(deps, caller, {});
        return new URL(url).searchParams.get('token') ?? '';
      }

      async function check(isOver: boolean): Promise<void> {
        const mails = (await receipts(db)).map(({ data }) => JSON.parse(data).orderId);
        const kept: string[] = [];
        const inCart = new Set(await examsInCart(db, caller.userId));
        for (const [index, paymentId] of paymentIds.entries()) {
          const { id, state, failure } = await orderFor(db, paymentId);
          const { kind, taken, returned } = bank.payment(paymentId);
          const items = (await itemsOf(db, id)).map(({ exam_id }) => exam_id).toSorted();
          const held = await db.selectFrom('entitlements').selectAll().where('order_id', '=', id).execute();
          const exams = held.map(({ exam_id }) => exam_id).toSorted();
          const isPaid = taken === 1 && returned === 0;

          expect([taken, returned, taken - returned]).toSatisfy(([a, b, c]) => a <= 1 && b <= 1 && c >= 0);
          const isHeld =
            ['approved', 'captured', 'granted'].includes(state) || (state === 'failed' && failure === 'mismatch');
          expect(exams).toEqual(isHeld ? items : []);
          expect(held.every(({ granted_at }) => (granted_at !== null) === (state === 'granted'))).toBe(true);
          const mailed = mails.filter((each) => each === id).length;
          expect(mailed).toBeLessThanOrEqual(1);
          if (state === 'granted') expect([mailed, taken, index === tampered]).toEqual([1, 1, false]);
          if (mailed === 1) for (const exam of items) expect(inCart.has(exam)).toBe(false);
          if (isPaid) kept.push(paymentId);
          // Nothing stays half-done: paid orders are granted, all others are not.
          if (isOver) expect([kind, state === 'granted']).toEqual([kind, isPaid]);
          if (isOver && index === tampered) expect(isPaid).toBe(false);
        }
        expect(kept.length).toBeLessThanOrEqual(1);
        if (mails.length === 0) expect(inCart.size).toBe(2);
      }
    }

    /** A new user with an empty cart. */
    async function newUser(): Promise<Caller> {
      for (const table of ['mails', 'entitlements', 'order_items', 'orders', 'cart_items'] as const)
        await db.deleteFrom(table).execute();
      const userId = randomUUID();
      const user = { id: userId, email: userId, password_hash: '', password_version: 1, created_at: 0 };
      await db.insertInto('users').values(user).execute();
      return { userId, sessionId: 's' };
    }
  },
  'suite',
);

/** Runs the events of a moment on the payments of a user, and waits until everything has settled. */
async function runMoment(
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
    moment.orderEvents.map(({ what, order, crashAt }) =>
      doOne(what, { ...deps, now: crashingClock(crashAt) }, bank, caller, paymentIds[order]),
    ),
  );
  bank.fault = () => undefined;
}

async function doOne(what: What, deps: TestSettling, bank: Bank, caller: Caller, id: string): Promise<unknown> {
  switch (what) {
    case 'execute':
      return execute(deps, caller, id);
    case 'webhook':
      return handleWebhook(deps, { headers: bankSeal, body: JSON.stringify({ paymentId: id, isApproval: true }) });
    case 'reconcile':
      return reconcile(deps, new AbortController().signal);
    case 'refund':
      return orderFor(deps.db, id).then((order) => refundOrder(deps, order.id));
    default: {
      const payment = bank.payment(id);
      const [from, to] = changes[what];
      if (!from.includes(payment.kind)) return;
      bank.set(id, to);
      if (what === 'deny') payment.taken -= 1;
      if (what === 'chargeBack') payment.returned += 1;
    }
  }
}
