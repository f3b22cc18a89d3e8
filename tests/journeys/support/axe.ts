import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 at level AA, as axe's tags. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** High enough for any question: what keeps its place in a lower window would lie over some of it. */
const HEIGHT = 2400;

/**
 * Expects that axe finds nothing on a page. It looks at a page without frames in one go ("legacy mode"): to put the parts
 * of several together in another page of its own takes as long again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ ...size, height: HEIGHT });
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze();
  if (size) await page.setViewportSize(size);
  expect(passes.length).toBeGreaterThan(5);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
