import type { OrderRequest } from './rules.ts';

/** A sum as PayPal writes it. */
interface Amount {
  readonly currency_code: string;
  readonly value: string;
}

/** How a capture ends, where not as usual. */
export interface CapturePlan {
  readonly status?: 'PENDING' | 'DECLINED';
  /** Another sum than was ordered. */
  readonly amount?: Partial<Amount>;
  /** It is refused with this issue, such as INSTRUMENT_DECLINED. */
  readonly issue?: string;
  /** It takes until then. */
  readonly until?: Promise<void>;
}

/** A capture as the double stores it. */
export interface DoubleCapture {
  readonly id: string;
  readonly amount: Amount;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
}

/** An order as the double stores it. */
export interface DoubleOrder {
  readonly id: string;
  readonly request: OrderRequest;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  isBeingCaptured: boolean;
  /** How often money was taken, and the last time. */
  timesCaptured: number;
  capture: DoubleCapture | undefined;
}

/** Nothing of a buyer may reach the log. */
export const buyer = { name: { given_name: 'Grace', surname: 'Hopper' }, email_address: 'buyer@people.example' };

/** An order as the API shows it: in full, or with as much as a response has by default. */
export function showOrder(url: string, order: DoubleOrder, isInFull: boolean) {
  const { id, status, request, capture } = order;
  const self = `${url}/v2/checkout/orders/${id}`;
  const approval = { href: `${url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' };
  const links = [{ href: self, rel: 'self', method: 'GET' }, ...(status === 'PAYER_ACTION_REQUIRED' ? [approval] : [])];
  if (!isInFull) return { id, status, links };
  const payments = capture && { captures: [showCapture(url, order, capture)] };
  const unit = { reference_id: 'default', ...request.purchase_units[0], ...(payments && { payments }) };
  const payment_source = { paypal: { account_status: 'VERIFIED', ...buyer } };
  return { id, status, intent: 'CAPTURE', payment_source, payer: buyer, purchase_units: [unit], links };
}

/** A capture as the API shows it. */
export function showCapture(url: string, { id, request }: DoubleOrder, capture: DoubleCapture) {
  const self = `${url}/v2/payments/captures/${capture.id}`;
  return {
    ...capture,
    final_capture: true,
    custom_id: request.purchase_units[0].custom_id,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${url}/v2/checkout/orders/${id}`, rel: 'up', method: 'GET' },
    ],
  };
}
