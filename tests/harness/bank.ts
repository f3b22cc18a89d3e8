import { randomUUID } from 'node:crypto';
import {
  type Capture,
  ForgedWebhookError,
  type Money,
  type PaymentProvider,
  type PaymentState,
} from '../../server/payments/provider.ts';

/** A payment at the bank. */
interface BankPayment {
  readonly id: string;
  readonly orderId: string;
  readonly total: Money;
  kind: PaymentState['kind'];
  /** How often money was taken and refunded: what the buyer sees on the account. */
  taken: number;
  returned: number;
}

/** A provider in this process, which tests control. */
export interface Bank extends PaymentProvider {
  /** Every payment, oldest first. */
  readonly payments: readonly BankPayment[];
  /** The payment of this id. */
  readonly payment: (id: string) => BankPayment;
  /** Sets the state of a payment. */
  readonly set: (id: string, kind: PaymentState['kind']) => void;
  /** The result of taking an approved payment. */
  outcome: 'captured' | 'pending' | 'declined';
  /** Called before and after everything that the provider does; throws where a call is to fail. */
  fault: (call: keyof PaymentProvider, when: 'before' | 'after') => void;
  /** Changes the returned capture. */
  tamper: (capture: Capture) => Capture;
}

/** The header of messages that are the bank's own. */
export const bankSeal = { 'bank-seal': 'genuine' };

/** Opens a bank, which replaces PayPal. */
export function openBank(): Bank {
  const payments: BankPayment[] = [];

  function payment(id: string): BankPayment {
    const found = payments.find((each) => each.id === id);
    if (!found) throw new Error(`The bank has no payment ${id}.`);
    return found;
  }

  function stateOf({ id, orderId, total, kind }: BankPayment): PaymentState {
    if (kind !== 'captured' && kind !== 'refunded') return { kind };
    return { kind, capture: bank.tamper({ captureId: `capture-${id}`, amount: total, orderId }) };
  }

  /** Does one call between its two chances to fail. */
  async function act<T>(call: keyof PaymentProvider, work: () => T): Promise<T> {
    // As over a network: no response comes at once.
    await new Promise(setImmediate);
    bank.fault(call, 'before');
    const result = work();
    bank.fault(call, 'after');
    return result;
  }

  const bank: Bank = {
    name: 'paypal',
    payments,
    payment,
    set: (id, kind) => void (payment(id).kind = kind),
    outcome: 'captured',
    fault: () => undefined,
    tamper: (capture) => capture,

    open: ({ id: orderId, total }) =>
      act('open', () => {
        const known = payments.find((each) => each.orderId === orderId);
        const id = known?.id ?? `PAY-${randomUUID()}`;
        if (!known) payments.push({ id, orderId, total, kind: 'open', taken: 0, returned: 0 });
        return { paymentId: id, approvalUrl: `https://bank.example/approve?token=${id}` };
      }),
    find: (id) =>
      act('find', () => {
        const known = payments.find((each) => each.id === id);
        return known && stateOf(known);
      }),
    capture: (id) =>
      act('capture', () => {
        const known = payment(id);
        if (known.kind === 'approved') {
          known.kind = bank.outcome;
          if (bank.outcome !== 'declined') known.taken += 1;
        }
        return stateOf(known);
      }),
    refund: (captureId) =>
      act('refund', () => {
        const known = payment(captureId.replace('capture-', ''));
        if (known.kind === 'captured') {
          known.kind = 'refunded';
          known.returned += 1;
        }
      }),
    readWebhook: ({ headers, body }) =>
      act('readWebhook', () => {
        if (headers['bank-seal'] !== bankSeal['bank-seal']) throw new ForgedWebhookError('The seal is broken.');
        const { paymentId, isApproval } = JSON.parse(body);
        return typeof paymentId === 'string' ? { paymentId, isApproval: isApproval === true } : undefined;
      }),
  };
  return bank;
}
