import { expect, test } from './support/journey.ts';
import { watchShifts } from './support/shifts.ts';

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true });

  test('the article that an address names is open before anything of it is laid out', async ({ page, context }) => {
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const bytesPerSecond = 200_000;
    await phone.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    const shifts = await watchShifts(page);
    await page.goto('/articles#administrator');
    await page.evaluate(() => document.fonts.ready);
    // Faces that come later may break a line elsewhere; a text that opens moves half of the screen.
    expect(Math.max(0, ...(await shifts()))).toBeLessThan(0.1);
  });
});
