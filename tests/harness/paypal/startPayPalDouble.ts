import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Reply, notFound, refusal } from './replies.ts';
import { paypalEvent } from './events.ts';
import { type Memory, operations } from './operations.ts';
import type { DoubleOrder } from './orders.ts';
import type { PayPalCall, PayPalDouble } from './payPalDouble.ts';
import { replays } from './replays.ts';
import { type DoubleRequest, type rules, violationsOf } from './rules.ts';
import { signatures } from './signatures.ts';
import { credentials, tokens } from './tokens.ts';
import type { Trouble } from './troubles.ts';

const routes: readonly (readonly [PayPalCall, string, RegExp])[] = [
  ['token', 'POST', /^\/v1\/oauth2\/token$/],
  ['createOrder', 'POST', /^\/v2\/checkout\/orders$/],
  ['showOrder', 'GET', /^\/v2\/checkout\/orders\/([A-Z0-9]+)$/],
  ['captureOrder', 'POST', /^\/v2\/checkout\/orders\/([A-Z0-9]+)\/capture$/],
  ['showCapture', 'GET', /^\/v2\/payments\/captures\/([A-Z0-9]+)$/],
  ['refund', 'POST', /^\/v2\/payments\/captures\/([A-Z0-9]+)\/refund$/],
  ['verify', 'POST', /^\/v1\/notifications\/verify-webhook-signature$/],
];

const WEBHOOK_ID = '1AB23456CD';

/** Starts a double on a free port of this machine. The caller closes it. */
export async function startPayPalDouble(): Promise<PayPalDouble> {
  const violations: string[] = [];
  const calls: PayPalCall[] = [];
  const troubles = new Map<PayPalCall, { readonly trouble: Trouble; left: number }[]>();
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const granted = tokens((violation) => violations.push(violation));
  const memory: Memory = {
    url,
    orders: new Map(),
    plans: [],
    replays: replays((violation) => violations.push(violation)),
    signatures: signatures(url, WEBHOOK_ID),
  };

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, text: await text(incoming) };
    const reply = await replyTo(request);
    if (reply === 'cut') return void incoming.socket.resetAndDestroy();
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body);
  }

  async function replyTo(request: DoubleRequest): Promise<Reply | 'cut'> {
    const { method, path } = request;
    const [call, , pattern] = routes.find(([, m, p]) => m === method && p.test(path)) ?? [];
    if (call === undefined || !pattern) {
      violations.push(`${method} ${path}: there is no such call`);
      return notFound();
    }
    calls.push(call);
    const act = () => (call === 'token' ? Promise.resolve(granted.grant(request)) : actOn(call, request, pattern));
    const next = troubles.get(call)?.find(({ left }) => left > 0);
    if (!next) return act();
    next.left -= 1;
    return next.trouble(act);
  }

  async function actOn(call: keyof typeof rules, request: DoubleRequest, pattern: RegExp): Promise<Reply> {
    const { method, path } = request;
    const found = violationsOf(call, request);
    violations.push(...found.map((violation) => `${method} ${path}: ${violation}`));
    const refused = granted.check(request);
    if (refused) return refused;
    if (found.length > 0) return refusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
    return operations[call](memory, request, pattern.exec(path)?.[1] ?? '');
  }

  function orderOf(paymentId: string): DoubleOrder {
    const order = memory.orders.get(paymentId);
    if (!order) throw new Error(`There is no order ${paymentId}.`);
    return order;
  }

  return {
    settings: { ...credentials, apiUrl: url, webhookId: WEBHOOK_ID },
    violations,
    calls,
    orders: memory.orders,
    approve: (paymentId) => {
      const order = orderOf(paymentId);
      order.status = 'APPROVED';
      const { return_url } = order.request.payment_source.paypal.experience_context;
      return `${return_url}?token=${paymentId}&PayerID=PAYER0000001`;
    },
    planCapture: (plan) => void memory.plans.push(plan),
    settle: (paymentId, status) => {
      for (const capture of orderOf(paymentId).captures) capture.status = status;
    },
    voidOrder: (paymentId) => void (orderOf(paymentId).status = 'VOIDED'),
    expireOrder: (paymentId) => void memory.orders.delete(paymentId),
    expireTokens: granted.expire,
    fail: (call, trouble, times = 1) => {
      troubles.set(call, [...(troubles.get(call) ?? []), { trouble, left: times }]);
    },
    webhookMessage: (eventType, paymentId, hint = 'id') =>
      memory.signatures.sign(paypalEvent(url, eventType, orderOf(paymentId), hint)),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
