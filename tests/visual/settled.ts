import { vi } from 'vitest';
import { commands } from 'vitest/browser';

/** Resolves once what follows a painted frame, such as the explanations of a pick, has been painted as well. */
async function painted() {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

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
