import { describe, expect, it } from 'vitest';
import { ProviderUnavailableError } from '../provider.ts';
import type { PayPalClient } from './client.ts';
import { eventOf } from './webhook.ts';

const noClient: PayPalClient = {
  call: async ({ path }) => {
    throw new Error(`${path} was asked for.`);
  },
};

const capture = (href: string) => ({
  event_type: 'PAYMENT.CAPTURE.REFUNDED',
  resource: { id: 'R1', links: [{ rel: 'up', href }] },
});

describe('eventOf', () => {
  it.each(['constructor', 'INVOICING.INVOICE.PAID'])('ignores %s, whatever it contains', async (event_type) => {
    expect(await eventOf(noClient, { event_type, resource: 'anything' })).toBeUndefined();
  });

  it.each([undefined, { id: '../../x' }, { id: 'R1', links: 'none' }])(
    'throws for a payment with the resource %j, so that PayPal reports it again',
    async (resource) => {
      const event = { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource };
      await expect(eventOf(noClient, event)).rejects.toThrow(ProviderUnavailableError);
    },
  );

  it('takes the order from the link to it, and does not follow it', async () => {
    const event = capture('https://api.paypal.com/v2/checkout/orders/5O1');
    expect(await eventOf(noClient, event)).toEqual({ paymentId: '5O1' });
  });

  it.each(['https://api.paypal.com/v2/payments/captures/..', 'https://api.paypal.com/v1/payments/sale/1'])(
    'has no interest in a refund of %s',
    async (href) => {
      expect(await eventOf(noClient, capture(href))).toBeUndefined();
    },
  );
});
