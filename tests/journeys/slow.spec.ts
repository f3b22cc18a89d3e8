import { PHONE, slowDown } from '../browser/slowPhone.ts';
import { expect, test } from './support/journey.ts';
import { watchShifts } from './support/shifts.ts';

test.describe('on a slow phone', () => {
  test.use(PHONE.screen);

  test('the article that an address names is open before anything of it is laid out', async ({ page }) => {
    await slowDown(page);
    const shifts = await watchShifts(page);
    await page.goto('/articles#administrator');
    await page.evaluate(() => document.fonts.ready);
    // Faces that come later may break a line elsewhere; a text that opens moves half of the screen.
    expect(Math.max(0, ...(await shifts()))).toBeLessThan(0.1);
  });
});
