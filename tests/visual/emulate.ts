import type { BrowserCommand } from 'vitest/node';
import { sessionOf } from './session.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page in the system's own colours, or no longer. */
    forceColors: (isForced: boolean) => Promise<void>;
    /** Lets what is shown move, as for a reader who did not ask for less. */
    allowMotion: (isAllowed: boolean) => Promise<void>;
    /** Puts everything in the story into these states of the pointer. */
    forceStates: (states: readonly ('hover' | 'active')[]) => Promise<void>;
    /** Takes these states back. */
    releaseStates: () => Promise<void>;
  }
}

/** Colours that the reader's system chooses, which no page can ask for by itself. */
export const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : null });

/** Stories are shown without motion, so that a picture is of one moment. */
export const allowMotion: BrowserCommand<[isAllowed: boolean]> = ({ page }, isAllowed) =>
  page.emulateMedia({ reducedMotion: isAllowed ? 'no-preference' : 'reduce' });

/** States that only a pointer could bring about, on one element at a time. */
export const forceStates: BrowserCommand<[states: readonly ('hover' | 'active')[]]> = async ({ page }, states) => {
  const session = await sessionOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const frame = storyOf(root);
  if (frame === undefined) throw new Error('The page has no frame with a story.');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: frame, selector: 'body *' });
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })),
  );
};

/** Takes the states back; the browser then no longer reports every change of the document, which takes its time. */
export const releaseStates: BrowserCommand<[]> = async ({ page }) => {
  const session = await sessionOf(page);
  await session.send('CSS.disable');
  await session.send('DOM.disable');
};

interface Node {
  readonly nodeId: number;
  readonly children?: readonly Node[];
  readonly contentDocument?: Node;
}

/** The document in the page's frame, where stories are rendered. */
function storyOf({ children = [], contentDocument }: Node): number | undefined {
  if (contentDocument) return contentDocument.nodeId;
  for (const child of children) {
    const found = storyOf(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
