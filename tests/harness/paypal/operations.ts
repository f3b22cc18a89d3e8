import { type Reply, notFound, unprocessable } from './replies.ts';
import { type CapturePlan, type DoubleOrder, showCapture, showOrder } from './orders.ts';
import type { Replays } from './replays.ts';
import { type DoubleRequest, orderRequest, parse, type rules } from './rules.ts';
import type { Signatures } from './signatures.ts';

/** The state of the double. */
export interface Memory {
  readonly url: string;
  readonly orders: Map<string, DoubleOrder>;
  /** How the next captures end. */
  readonly plans: CapturePlan[];
  readonly replays: Replays;
  readonly signatures: Signatures;
}

/** Does what a request asks for; `id` is that in its path. */
export type Operation = (memory: Memory, request: DoubleRequest, id: string) => Promise<Reply>;

/** Every call of the API but that for tokens, for requests that keep the rules. */
export const operations: Readonly<Record<keyof typeof rules, Operation>> = {
  createOrder: async ({ url, orders, replays }, request) => {
    const order: DoubleOrder = {
      id: `5O190127TN${String(orders.size + 1).padStart(7, '0')}`,
      request: orderRequest.parse(parse(request.text)),
      captures: [],
      status: 'PAYER_ACTION_REQUIRED',
      isBeingCaptured: false,
    };
    const show = () => ({ status: 201, body: showOrder(url, order, false) });
    return replays.once(request, async () => orders.set(order.id, order) && show(), show);
  },

  showOrder: async ({ url, orders }, _request, id) => {
    const order = orders.get(id);
    return order ? { status: 200, body: showOrder(url, order, true) } : notFound();
  },

  captureOrder: async ({ url, orders, plans, replays }, request, id) => {
    const order = orders.get(id);
    if (!order) return notFound();
    const isInFull = request.headers['prefer'] === 'return=representation';
    const show = () => ({ status: 201, body: showOrder(url, order, isInFull) });
    return replays.once(request, async () => (await capture(order, plans)) ?? show(), show);
  },

  showCapture: async ({ url, orders }, _request, id) => {
    const order = orderOf(orders, id);
    const capture = order?.captures.find((each) => each.id === id);
    if (!order || !capture) return notFound();
    const supplementary_data = { related_ids: { order_id: order.id } };
    return { status: 200, body: { ...showCapture(url, order, capture), supplementary_data } };
  },

  refund: async ({ orders, replays }, request, id) => {
    const found = orderOf(orders, id)?.captures.find((each) => each.id === id);
    if (!found) return notFound();
    const reply = { status: 201, body: { id: 'REFUND0001', status: 'COMPLETED', links: [] } };
    return replays.once(
      request,
      async () => {
        if (found.status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
        if (found.status === 'PENDING') return unprocessable('PENDING_CAPTURE');
        found.status = 'REFUNDED';
        return reply;
      },
      () => reply,
    );
  },

  verify: async ({ signatures }, { text }) => ({
    status: 200,
    body: { verification_status: signatures.verify(text) ? 'SUCCESS' : 'FAILURE' },
  }),
};

function orderOf(orders: Memory['orders'], captureId: string): DoubleOrder | undefined {
  return [...orders.values()].find(({ captures }) => captures.some(({ id }) => id === captureId));
}

/** Captures an order; resolves with the refusal where that is not possible. */
async function capture(order: DoubleOrder, plans: CapturePlan[]): Promise<Reply | undefined> {
  if (order.isBeingCaptured) return unprocessable('ORDER_COMPLETION_IN_PROGRESS');
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status === 'VOIDED') return notFound();
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
  const { status = 'COMPLETED', amount, issue, until } = plans.shift() ?? {};
  if (issue !== undefined) return unprocessable(issue);
  order.isBeingCaptured = true;
  await until;
  order.isBeingCaptured = false;
  order.status = 'COMPLETED';
  const { currency_code, value } = order.request.purchase_units[0].amount;
  const id = `3C679366HH${order.id.slice(-7)}`;
  order.captures.push({ id, amount: { currency_code, value, ...amount }, status });
  return undefined;
}
