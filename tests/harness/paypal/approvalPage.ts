import type { ServerResponse } from 'node:http';
import type { PayPalDouble } from './payPalDouble.ts';

/** Replaces the pages where a buyer logs in and approves: two links, of which the first pays. */
export function approvalPage(
  path: string,
  response: ServerResponse,
  { orders, approve, cancel }: Pick<PayPalDouble, 'orders' | 'approve' | 'cancel'>,
): void {
  const query = new URL(path, 'http://localhost').searchParams;
  const paymentId = query.get('token') ?? '';
  if (!orders.has(paymentId)) return void response.writeHead(404).end('There is no such order.');
  const act = { pay: approve, cancel }[query.get('act') ?? ''];
  if (act) return void response.writeHead(302, { location: act(paymentId) }).end();
  const links = ['pay', 'cancel'].map((each) => `<a href="/checkoutnow?token=${paymentId}&act=${each}">${each}</a>`);
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>PayPal</title>${links.join(' ')}`);
}
