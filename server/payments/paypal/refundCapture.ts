import { refund } from './answers.ts';
import type { PayPalClient } from './client.ts';
import { requestIdOf } from './openOrder.ts';
import { refused } from './refusal.ts';

/** Gives back what is left of a capture. PayPal remembers the request for 45 days, and the refund for ever. */
export async function refundCapture(client: PayPalClient, captureId: string): Promise<void> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  const request = { method: 'POST', path, body: '{}', requestId: requestIdOf('refund', captureId) } as const;
  const answer = await client.call(request, refund);
  if (answer.ok || answer.refusal.issues.includes('CAPTURE_FULLY_REFUNDED')) return;
  throw refused('refund a capture', answer.refusal);
}
