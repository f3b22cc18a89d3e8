import type { PayPalSettings } from '../../../server/serviceSettings.ts';
import type { Hint } from './events.ts';
import type { CapturePlan, DoubleCapture, DoubleOrder } from './orders.ts';
import type { rules } from './rules.ts';
import type { WebhookMessage } from './signatures.ts';
import type { Trouble } from './troubles.ts';

/** A call of PayPal's API. */
export type PayPalCall = 'token' | keyof typeof rules;

/** A PayPal in this process that keeps its orders in memory. What it does not know of PayPal's API it refuses. */
export interface PayPalDouble {
  /** The settings for a client of it. */
  readonly settings: PayPalSettings;
  /** Violations of PayPal's rules. Tests expect none. */
  readonly violations: readonly string[];
  /** The calls that arrived. */
  readonly calls: readonly PayPalCall[];
  readonly orders: ReadonlyMap<string, DoubleOrder>;
  /** Has the buyer approve; returns the address where PayPal sends the buyer then. */
  readonly approve: (paymentId: string) => string;
  /** Sets the outcome of the next capture; several are used in their order. */
  readonly planCapture: (plan: CapturePlan) => void;
  /** Changes an order's capture later: a pending one is completed, or the owner refunds money. */
  readonly settle: (paymentId: string, status: DoubleCapture['status']) => void;
  readonly voidOrder: (paymentId: string) => void;
  /** Forgets an order, as PayPal does with those that are not approved in time. */
  readonly expireOrder: (paymentId: string) => void;
  readonly expireTokens: () => void;
  /** Makes the next requests of a call fail, `Infinity` for all; several troubles are used in their order. */
  readonly fail: (call: PayPalCall, trouble: Trouble, times?: number) => void;
  /** A signed message to the webhook about an order. */
  readonly webhookMessage: (eventType: string, paymentId: string, hint?: Hint) => WebhookMessage;
  readonly close: () => Promise<void>;
}
