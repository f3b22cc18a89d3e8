import { describe, expect, it } from 'vitest';
import { stateOf } from './captures.ts';
import { order } from './schemas.ts';

const amount = { currency_code: 'USD', value: '49.00' };
const taken = (id: string) => ({ status: 'COMPLETED', id, amount, custom_id: 'order-1' });

const orderWith = (status: string, captures: object[], unit: object = {}) =>
  order.parse({ status, purchase_units: [{ ...unit, payments: { captures } }] });

describe('stateOf', () => {
  it('counts the capture that took money, at any position', () => {
    const state = stateOf(orderWith('COMPLETED', [{ status: 'DECLINED' }, taken('C2'), { status: 'PENDING' }]));
    expect(state).toMatchObject({ kind: 'captured', capture: { captureId: 'C2' } });
  });

  it('calls a payment approved that was approved again after a decline', () => {
    expect(stateOf(orderWith('APPROVED', [{ status: 'DECLINED' }]))).toEqual({ kind: 'approved' });
  });

  it('takes our id from the order where the capture does not have it', () => {
    const { custom_id, ...capture } = taken('C1');
    const state = stateOf(orderWith('COMPLETED', [capture], { custom_id }));
    expect(state).toMatchObject({ capture: { orderId: 'order-1' } });
  });
});
