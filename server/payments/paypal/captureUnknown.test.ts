import { describe, expect, it } from 'vitest';
import { approvedPayment, captured } from '../../testing/paypal/approvedPayment.ts';
import {
  answerLost,
  brokenJson,
  hang,
  otherShape,
  outOfOrder,
  refusedWith,
  reset,
} from '../../testing/paypal/troubles.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { ProviderUnavailableError } from '../provider.ts';

describe('capture without a clear answer', { timeout: PATIENCE }, () => {
  it.each([
    ['the connection breaks before it', reset],
    ['its answer is lost', answerLost],
    ['PayPal is out of order for a moment', outOfOrder(500)],
  ])('takes it once where %s', async (_when, trouble) => {
    const { capture, double, paymentId } = await approvedPayment();
    double.fail('captureOrder', trouble);
    expect(await capture()).toEqual(captured);
    expect(double.orders.get(paymentId)?.captures).toHaveLength(1);
  });

  it.each([
    ['all answers are lost', answerLost, Infinity],
    ['its answer breaks off', brokenJson, 1],
    ['its answer is another than documented', otherShape, 1],
  ])('asks how the order stands where %s', async (_when, trouble, times) => {
    const { capture, double } = await approvedPayment();
    double.fail('captureOrder', trouble, times);
    expect(await capture()).toEqual(captured);
  });

  it.each([
    ['PayPal stays out of order', outOfOrder(503)],
    ['no request arrives', reset],
  ])('tells that the outcome is unknown where %s', async (_when, trouble) => {
    const { capture, double } = await approvedPayment();
    double.fail('captureOrder', trouble, Infinity);
    await expect(capture()).rejects.toThrow(ProviderUnavailableError);
    expect(double.calls.filter((call) => call === 'captureOrder')).toHaveLength(3);
  });

  it('tells that the outcome is unknown where PayPal takes too long each time', async () => {
    const { capture, double, timeOut } = await approvedPayment();
    double.fail('captureOrder', hang(timeOut), Infinity);
    await expect(capture()).rejects.toThrow(ProviderUnavailableError);
  });

  it('does not call a payment taken that was taken from after its time ran out', async () => {
    const { capture, double, timeOut, paymentId } = await approvedPayment();
    const { promise: until, resolve: finish } = Promise.withResolvers<void>();
    double.planCapture({ until });
    const outcome = capture();
    outcome.catch(() => undefined);
    await expect.poll(() => double.orders.get(paymentId)?.isBeingCaptured, { timeout: PATIENCE }).toBe(true);
    timeOut();
    await expect(outcome).rejects.toThrow(ProviderUnavailableError);
    finish();
    await expect.poll(() => double.orders.get(paymentId)?.status, { timeout: PATIENCE }).toBe('COMPLETED');
    expect(await capture()).toEqual(captured);
  });

  it('makes nothing of an answer that tells of no capture', async () => {
    const { capture, double } = await approvedPayment();
    double.fail('captureOrder', refusedWith({ status: 201, body: { status: 'APPROVED', purchase_units: [{}] } }));
    await expect(capture()).rejects.toThrow(ProviderUnavailableError);
  });
});
