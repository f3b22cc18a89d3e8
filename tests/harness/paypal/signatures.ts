import { createHmac, randomBytes } from 'node:crypto';
import { parse } from './rules.ts';

/** A message as PayPal sends it to a webhook. */
export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON in an unusual form: parsed and written again it is another text. */
  readonly body: string;
}

/** What is signed, as it is named in the headers and in the request to verify it. */
const parts = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'] as const;

/** Signs messages to the webhook of an id, byte for byte, and verifies them. */
export interface Signatures {
  readonly sign: (event: object) => WebhookMessage;
  /** Whether a message of `sign` is unchanged, in the text of a request to verify it. */
  readonly verify: (request: string) => boolean;
}

/** Creates signatures with its own key. */
export function signatures(url: string, webhookId: string): Signatures {
  const key = randomBytes(32);
  let count = 0;
  const signatureOf = (id: string, time: string, body: string) =>
    createHmac('sha256', key).update([id, time, webhookId, body].join('|')).digest('hex');

  return {
    sign: (event) => {
      const body = JSON.stringify(event, undefined, 1).replaceAll('/', '\\/');
      const transmission_id = `transmission-${(count += 1)}`;
      const transmission_time = '2026-11-21T12:00:00Z';
      const values: Record<(typeof parts)[number], string> = {
        auth_algo: 'SHA256withRSA',
        cert_url: `${url}/v1/notifications/certs/CERT-1`,
        transmission_id,
        transmission_sig: signatureOf(transmission_id, transmission_time, body),
        transmission_time,
      };
      const headers = parts.map((part) => [`paypal-${part.replaceAll('_', '-')}`, values[part]]);
      return { headers: Object.fromEntries(headers), body };
    },
    verify: (request) => {
      // The event is the last part of the request. The part before can't contain this text, as its quotes are escaped.
      const mark = '"webhook_event":';
      const body = request.slice(request.indexOf(mark) + mark.length, -1);
      const named = parse(request) as Record<string, string>; // its shape was checked by the rules
      const { transmission_id = '', transmission_time = '', transmission_sig } = named;
      return (
        named['webhook_id'] === webhookId && signatureOf(transmission_id, transmission_time, body) === transmission_sig
      );
    },
  };
}
