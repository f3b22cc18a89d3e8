/**
 * A server as a process of its own, over other folders than the product's: `node main.ts CONTENT_DIR SITE_DIR`. With
 * HANG_AFTER_CAPTURE it says so and stops there once a payment was taken, so that a test can kill it. With CLOCK_FILE its
 * clock is off by as many milliseconds as the file says at that moment.
 */
import { readFileSync } from 'node:fs';
import type { PaymentProvider } from '../../server/payments/provider.ts';
import { providerFor } from '../../server/payments/providerFor.ts';
import { runProcess } from '../../server/runProcess.ts';

const [, , contentDir = '', siteDir = ''] = process.argv;
const clockFile = process.env['CLOCK_FILE'];
if (clockFile !== undefined) {
  const trueTime = Date.now;
  Date.now = () => trueTime() + Number(readFileSync(clockFile, 'utf8'));
}

const isToHang = process.env['HANG_AFTER_CAPTURE'] !== undefined;
await runProcess(process.env, { contentDir, siteDir }, (deps) =>
  isToHang ? hangingAfterCapture(providerFor(deps)) : providerFor(deps),
);

function hangingAfterCapture(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    capture: async (paymentId, orderId) => {
      await provider.capture(paymentId, orderId);
      console.log('A payment was taken.');
      return new Promise(() => undefined);
    },
  };
}
