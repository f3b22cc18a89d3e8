import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import { painted } from '../../.storybook/painted.ts';

/** Resolves once the drawings in files of their own, which no event of the page waits for, are there. */
async function drawingsReady() {
  const drawings = [...document.querySelectorAll<SVGUseElement>('use')].filter((use) => use.checkVisibility());
  await vi.waitUntil(() => drawings.every((use) => use.getBBox().width > 0), { timeout: 5000 });
}

/** Resolves once the page has what it shows, and has painted it. */
export async function settled(): Promise<void> {
  do {
    await document.fonts.ready;
    await drawingsReady();
    await painted();
  } while ((await commands.pendingLoads()) > 0);
}
