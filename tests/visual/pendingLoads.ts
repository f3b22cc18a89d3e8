import type { Page, Request } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers how much the page is loading of what it is going to show. Counts from the first call on. */
    pendingLoads: () => Promise<number>;
  }
}

/** Calls of the API are not among them: a story of a page that is loading waits for one forever. */
const kinds: ReadonlySet<string> = new Set(['script', 'stylesheet', 'image', 'font']);
const pending = new WeakMap<Page, Set<Request>>();

/** What a page is loading of the code, styles, fonts and drawings that it is going to show. */
function pendingLoadsOf(page: Page): ReadonlySet<Request> {
  const known = pending.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => kinds.has(request.resourceType()) && requests.add(request));
  const forget = (request: Request) => requests.delete(request);
  page.on('requestfinished', forget).on('requestfailed', forget);
  return requests;
}

/** Lets a story ask what only this side of the browser knows: no event of a page tells when a lazy part has come. */
export const pendingLoads: BrowserCommand<[]> = ({ page }) => pendingLoadsOf(page).size;
