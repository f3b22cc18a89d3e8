import { expect, it } from 'vitest';
import { buyer } from '../../../tests/harness/paypal/orders.ts';
import { orderToPay, testPayPal } from '../../../tests/harness/paypal/testPayPal.ts';
import {
  brokenJson,
  otherShape,
  outOfOrder,
  refusedWith,
  reset,
  unprocessable,
} from '../../../tests/harness/paypal/troubles.ts';

const troubles = [brokenJson, otherShape, outOfOrder(503), reset, refusedWith(unprocessable('SOMETHING_NEW'))];

it("logs what PayPal's support needs, and no secret, token or buyer", async () => {
  const { provider, double, log } = await testPayPal();
  const errors: string[] = [];
  const keep = (error: unknown) => errors.push(String(error), String(error instanceof Error && error.cause));
  for (const [index, trouble] of troubles.entries()) {
    const order = orderToPay({ id: `order-${index}` });
    double.expireTokens();
    double.fail('token', trouble);
    await provider.find('5O190127TN9999999').catch(keep);
    const { paymentId } = await provider.open(order);
    double.approve(paymentId);
    double.fail('captureOrder', trouble);
    await provider.capture(paymentId).catch(keep);
    double.fail('showOrder', trouble, 3);
    await provider.find(paymentId).catch(keep);
  }

  const text = [...log, ...errors].join('\n');
  expect(text).toContain('f00d5eed');
  expect(text).toContain('SOMETHING_NEW');
  const { clientId, clientSecret } = double.settings;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  for (const secret of [clientId, clientSecret, basic, 'A21AA', buyer.email_address, buyer.name.surname]) {
    expect(text).not.toContain(secret);
  }
});
