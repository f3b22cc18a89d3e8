import type { Page } from '@playwright/test';
import { certcrest } from '../../../tokens/certcrest.ts';
import { highContrast } from '../../../tokens/highContrast.ts';
import { meridian } from '../../../tokens/meridian.ts';
import type { Tokens } from '../../../tokens/tokens.ts';
import { axeOf } from './axe.ts';
import { expect } from './journey.ts';

/** A look of the site, and how a page gets it. */
export interface Look {
  readonly name: string;
  readonly tokens: Tokens;
  /** Has to be called before the page is opened. */
  readonly choose: (page: Page) => Promise<void>;
}

const askForContrast = (page: Page) => page.emulateMedia({ contrast: 'more' });

/** The site's looks, and that of another brand, which the page gets in place of the tokens of high contrast. */
export const looks: readonly Look[] = [
  { name: 'CertCrest', tokens: certcrest, choose: async () => undefined },
  { name: 'high contrast', tokens: highContrast, choose: askForContrast },
  {
    name: 'Meridian',
    tokens: meridian,
    async choose(page) {
      const body = `export const highContrast = ${JSON.stringify(meridian)};`;
      await page.route('**/assets/highContrast-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await askForContrast(page);
    },
  },
];

/** The page has the look's colours, and axe finds nothing in it; in high contrast texts have that of level AAA. */
export async function expectLook(page: Page, { tokens }: Look): Promise<void> {
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cc-palette-text-primary'));
  await expect.poll(ink).toBe(tokens.colors.light.ink);
  const rule = tokens === highContrast ? 'color-contrast-enhanced' : 'color-contrast';
  const { violations } = await axeOf(page)
    .options({ rules: { [rule]: { enabled: true } } })
    .analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
