import type { Page } from 'playwright';

/** A phone, and how much slower than this machine and network it is. */
export const PHONE = {
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  cpu: 4,
  /** Milliseconds that every answer of the network takes to begin. */
  latency: 150,
  /** Bytes per second. */
  down: 1_600_000 / 8,
  up: 750_000 / 8,
} as const;

/** Makes a page as slow as on the phone. */
export async function slowDown(page: Page): Promise<void> {
  const { cpu: rate, latency, down: downloadThroughput, up: uploadThroughput } = PHONE;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
}
