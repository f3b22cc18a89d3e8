import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CapturePlan, type DoubleCapture, type DoubleOrder, showCapture, showOrder } from './orders.ts';
import { type DoubleRequest, orderRequest, parse, violationsOf } from './rules.ts';
import { refusal, type Reply, type Trouble, unprocessable } from './troubles.ts';
import { isSigned, WEBHOOK_ID, webhookMessage } from './webhooks.ts';

const routes = [
  ['token', 'POST', /^\/v1\/oauth2\/token$/],
  ['createOrder', 'POST', /^\/v2\/checkout\/orders$/],
  ['showOrder', 'GET', /^\/v2\/checkout\/orders\/([A-Z0-9]+)$/],
  ['captureOrder', 'POST', /^\/v2\/checkout\/orders\/([A-Z0-9]+)\/capture$/],
  ['showCapture', 'GET', /^\/v2\/payments\/captures\/([A-Z0-9]+)$/],
  ['refund', 'POST', /^\/v2\/payments\/captures\/([A-Z0-9]+)\/refund$/],
  ['verify', 'POST', /^\/v1\/notifications\/verify-webhook-signature$/],
] as const;
type PayPalCall = (typeof routes)[number][0];

/** How long a token is valid, in seconds. */
export const TOKEN_LIFETIME = 32_400;

const credentials = { clientId: 'client-1', clientSecret: 'client-s3cret' };
const basic = `Basic ${Buffer.from(Object.values(credentials).join(':')).toString('base64')}`;
const notFound = refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

/**
 * Starts a PayPal on a free port of this machine that keeps its orders in memory. What it does not know of PayPal's API
 * it refuses. The caller closes it.
 */
export async function startPayPalDouble() {
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const violations: string[] = [];
  const calls: PayPalCall[] = [];
  const troubles: { readonly call: PayPalCall; readonly trouble: Trouble; left: number }[] = [];
  const orders = new Map<string, DoubleOrder>();
  const plans: CapturePlan[] = [];
  const tokens = new Set<string>();
  /** Requests with an id that were successful: repeated, they get the current state. */
  const done = new Set<string>();

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const reply = await replyTo({ method, path, headers, text: await text(incoming) });
    if (reply === 'cut') return void incoming.socket.resetAndDestroy();
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body);
  }

  async function replyTo(request: DoubleRequest): Promise<Reply | 'cut'> {
    const { method, path } = request;
    const [call, , pattern] = routes.find(([, m, p]) => m === method && p.test(path)) ?? [];
    if (call === undefined) {
      violations.push(`${method} ${path}: there is no such call`);
      return notFound;
    }
    calls.push(call);
    const act = async () => (call === 'token' ? grant(request) : actOn(call, request, pattern.exec(path)?.[1] ?? ''));
    const next = troubles.find((one) => one.call === call && one.left > 0);
    if (!next) return act();
    next.left -= 1;
    return next.trouble(act);
  }

  function grant({ headers, text: form }: DoubleRequest): Reply {
    if (headers['content-type'] !== 'application/x-www-form-urlencoded' || form !== 'grant_type=client_credentials')
      violations.push('tokens: grant_type takes client_credentials alone');
    if (headers.authorization !== basic) return { status: 401, body: { error: 'invalid_client' } };
    const access_token = `A21AA-token-${calls.length}`;
    tokens.add(access_token);
    return { status: 200, body: { scope: '', access_token, token_type: 'Bearer', expires_in: TOKEN_LIFETIME } };
  }

  async function actOn(call: Exclude<PayPalCall, 'token'>, request: DoubleRequest, id: string): Promise<Reply> {
    const found = violationsOf(call, request);
    violations.push(...found.map((violation) => `${call}: ${violation}`));
    if (!tokens.has(String(request.headers.authorization).replace(/^Bearer /, '')))
      return refusal(401, 'AUTHENTICATION_FAILURE');
    if (found.length > 0) return refusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
    const repeated = `${String(request.headers['paypal-request-id'])} ${request.path} ${request.text}`;
    const reply = await operate(call, request, id, done.has(repeated));
    if (reply.status === 201) done.add(repeated);
    return reply;
  }

  async function operate(
    call: Exclude<PayPalCall, 'token'>,
    { headers, text: body }: DoubleRequest,
    id: string,
    isRepeated: boolean,
  ): Promise<Reply> {
    if (call === 'verify')
      return { status: 200, body: { verification_status: isSigned(body) ? 'SUCCESS' : 'FAILURE' } };
    if (call === 'createOrder') {
      const asked = orderRequest.parse(parse(body));
      const known = [...orders.values()].find(({ request }) => JSON.stringify(request) === JSON.stringify(asked));
      const order: DoubleOrder = (isRepeated && known) || {
        id: `5O190127TN${String(orders.size + 1).padStart(7, '0')}`,
        request: asked,
        status: 'PAYER_ACTION_REQUIRED',
        isBeingCaptured: false,
        timesCaptured: 0,
        capture: undefined,
      };
      orders.set(order.id, order);
      return { status: isRepeated ? 200 : 201, body: showOrder(url, order, false) };
    }
    const order = orders.get(id) ?? [...orders.values()].find(({ capture }) => capture?.id === id);
    if (!order) return notFound;
    if (call === 'showOrder') return { status: 200, body: showOrder(url, order, true) };
    if (call === 'captureOrder') {
      const refused = isRepeated ? undefined : await capture(order);
      const isInFull = headers['prefer'] === 'return=representation';
      return refused ?? { status: isRepeated ? 200 : 201, body: showOrder(url, order, isInFull) };
    }
    if (!order.capture) return notFound;
    if (call === 'showCapture') {
      const supplementary_data = { related_ids: { order_id: order.id } };
      return { status: 200, body: { ...showCapture(url, order, order.capture), supplementary_data } };
    }
    if (!isRepeated && order.capture.status === 'PENDING') return unprocessable('PENDING_CAPTURE');
    if (!isRepeated && order.capture.status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
    order.capture.status = 'REFUNDED';
    return { status: isRepeated ? 200 : 201, body: { id: 'REFUND0001', status: 'COMPLETED', links: [] } };
  }

  /** Captures an order; resolves with the refusal where that is not possible. */
  async function capture(order: DoubleOrder): Promise<Reply | undefined> {
    if (order.isBeingCaptured) return unprocessable('ORDER_COMPLETION_IN_PROGRESS');
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    const { status = 'COMPLETED', amount, issue, until } = plans.shift() ?? {};
    if (issue !== undefined) return unprocessable(issue);
    order.isBeingCaptured = true;
    await until;
    Object.assign(order, { isBeingCaptured: false, status: 'COMPLETED', timesCaptured: order.timesCaptured + 1 });
    const { currency_code, value } = order.request.purchase_units[0].amount;
    const id = `3C679366HH${order.id.slice(-7)}`;
    order.capture = { id, amount: { currency_code, value, ...amount }, status };
    return undefined;
  }

  function orderOf(paymentId: string): DoubleOrder {
    const order = orders.get(paymentId);
    if (!order) throw new Error(`There is no order ${paymentId}.`);
    return order;
  }

  return {
    /** The settings for a client of it. */
    settings: { ...credentials, apiUrl: url, webhookId: WEBHOOK_ID },
    /** Violations of PayPal's rules. Tests expect none. */
    violations: violations as readonly string[],
    /** The calls that arrived. */
    calls: calls as readonly PayPalCall[],
    orders: orders as ReadonlyMap<string, DoubleOrder>,
    /** Has the buyer approve; returns the address where PayPal sends the buyer then. */
    approve: (paymentId: string): string => {
      const order = orderOf(paymentId);
      order.status = 'APPROVED';
      const { return_url } = order.request.payment_source.paypal.experience_context;
      return `${return_url}?token=${paymentId}&PayerID=PAYER0000001`;
    },
    /** Sets the outcome of the next capture. */
    planCapture: (plan: CapturePlan) => void plans.push(plan),
    /** Changes an order's capture later: a pending one is completed, or the owner refunds money. */
    settle: (paymentId: string, status: DoubleCapture['status']) =>
      void Object.assign(orderOf(paymentId).capture ?? {}, { status }),
    /** Forgets an order, as PayPal does with those that are not approved in time. */
    expireOrder: (paymentId: string) => void orders.delete(paymentId),
    expireTokens: () => tokens.clear(),
    /** Makes the next requests of a call fail, `Infinity` for all. */
    fail: (call: PayPalCall, trouble: Trouble, left = 1) => void troubles.push({ call, trouble, left }),
    /** A signed message to the webhook about an order. */
    webhookMessage: (type: string, paymentId: string, hint: 'id' | 'links' = 'id') =>
      webhookMessage(url, type, orderOf(paymentId), hint),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
