import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page in the system's own colours, or no longer. */
    forceColors: (isForced: boolean) => Promise<void>;
    /** Lets what is shown move, as for a reader who did not ask for less. */
    allowMotion: (isAllowed: boolean) => Promise<void>;
    /** Puts everything in the story into these states of the pointer, or into none. */
    forceStates: (states: readonly ('hover' | 'active')[]) => Promise<void>;
  }
}

/** Colours that the reader's system chooses, which no page can ask for by itself. */
export const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : null });

/** Stories are shown without motion, so that a picture is of one moment. */
export const allowMotion: BrowserCommand<[isAllowed: boolean]> = ({ page }, isAllowed) =>
  page.emulateMedia({ reducedMotion: isAllowed ? 'no-preference' : 'reduce' });

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** The nodes of a page that are in a state, by their ids. */
const forced = new WeakMap<Page, readonly number[]>();

/** A connection to a page's developer tools, with what pseudo-classes need switched on. */
async function connect(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

/** States that only a pointer could bring about, on one element at a time. */
export const forceStates: BrowserCommand<[states: readonly ('hover' | 'active')[]]> = async ({ page }, states) => {
  const known = sessions.get(page) ?? connect(page);
  sessions.set(page, known);
  const session = await known;
  const force = (nodeIds: readonly number[], forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch((error: unknown) => {
          // It may have been removed.
          if (!String(error).includes('Could not find node with given id')) throw error;
        }),
      ),
    );
  // The document gives its nodes new ids: those that are in a state would lose it, and keep its style.
  await force(forced.get(page) ?? [], []);
  forced.set(page, []);
  if (states.length === 0) return;
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const frame = storyOf(root);
  if (frame === undefined) throw new Error('The page has no frame with a story.');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: frame, selector: 'body *' });
  forced.set(page, nodeIds);
  await force(nodeIds, [...states]);
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
