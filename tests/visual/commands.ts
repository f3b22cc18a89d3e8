/** What stories can ask of the other side of the browser alone. */
import { join } from 'node:path';
import type { CDPSession, Page, Request } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { keepCode } from './copiedCode.ts';

/** A part of the window, in CSS pixels. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers how much the page is loading of what it is going to show. Counts from the first call on. */
    pendingLoads: () => Promise<number>;
    /** Shows the page in the system's own colours, or no longer. */
    forceColors: (isForced: boolean) => Promise<void>;
    /** Shows everything on the page as under the pointer, or no longer. */
    hover: (isHovered: boolean) => Promise<void>;
    /** Keeps the code that the page of a story hands out, to be compiled. */
    keepCode: (id: string, code: string) => Promise<void>;
    /** Takes a picture of the part of the page where a story is shown. */
    takePicture: (name: string, clip: Box) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether stories take pictures in this run, and are then not checked. */
    takesPictures: boolean;
    /** Of Storybook's addon: whether axe looks at each story. */
    'storybook/test-provided': { a11y: boolean };
  }
}

/** Where pictures go, if this run takes some. */
export const picturesFolder = process.env['PICTURES'];

/** Calls of the API are not among them: a story of a page that is loading waits for one forever. */
const kinds: ReadonlySet<string> = new Set(['script', 'stylesheet', 'image', 'font']);
const pending = new WeakMap<Page, Set<Request>>();

/** No event of a page tells when a lazy part has come. */
const pendingLoads: BrowserCommand<[]> = ({ page }) => {
  const known = pending.get(page);
  if (known) return known.size;
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => kinds.has(request.resourceType()) && requests.add(request));
  const forget = (request: Request) => requests.delete(request);
  page.on('requestfinished', forget).on('requestfailed', forget);
  return 0;
};

const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : null });

const hovered = new WeakMap<Page, CDPSession>();

/** A pointer is over one element at a time, and what appears under it takes its time. */
const hover: BrowserCommand<[isHovered: boolean]> = async ({ page }, isHovered) => {
  await hovered.get(page)?.detach();
  hovered.delete(page);
  if (!isHovered) return;
  const session = await page.context().newCDPSession(page);
  hovered.set(page, session);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const elements = nodes.filter(({ nodeType }) => nodeType === 1);
  // An element may be gone by then.
  await Promise.allSettled(
    elements.map(({ nodeId }) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })),
  );
};

const takePicture: BrowserCommand<[name: string, clip: Box]> = async ({ page }, name, clip) => {
  const path = join(picturesFolder ?? '', `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', clip });
};

const keep: BrowserCommand<Parameters<typeof keepCode>> = (_context, id, code) => keepCode(id, code);

export const commands = { pendingLoads, forceColors, hover, takePicture, keepCode: keep };
