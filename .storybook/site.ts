/** What stands behind the story of a screen: the site's routes and the mocks. It loads with the first of them. */
import { setupWorker } from 'msw/browser';
import { handlers } from '../src/mocks/handlers.ts';

export { AppRoutes, preloadOffline } from '../src/app/AppRoutes.tsx';
export { endPending } from '../src/mocks/pending.ts';
export { resetMocks } from '../src/mocks/reset.ts';
export { viewAs } from './shown/session.ts';

/** Starts what answers every call of the API, unknown ones with a refusal, so nothing is ever let through. */
async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true });
  return worker;
}

// A docs page shows many stories, but a page can have one worker only.
let started: ReturnType<typeof startWorker> | undefined;

/** The page's worker. */
export const worker = (): ReturnType<typeof startWorker> => (started ??= startWorker());
