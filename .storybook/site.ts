/** What stands behind the story of a screen: the site's routes and the mocks. It loads with the first of them. */
import { setupWorker } from 'msw/browser';
import { clearItems } from '../src/data/session/storage.ts';
import { resetTabState } from '../src/data/tabState.ts';
import { examList } from '../src/mocks/fixtures/examList.ts';
import { handlers } from '../src/mocks/handlers.ts';
import { mockLogIn } from '../src/mocks/logIn.ts';

export { AppRoutes, preloadOffline } from '../src/app/AppRoutes.tsx';
export { endPending } from '../src/mocks/pending.ts';
export { resetMocks } from '../src/mocks/reset.ts';

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

/** Shows screens as a visitor, a member, or someone who bought all would see them (`globalTypes.session`), or as a story says. */
export function viewAs(viewer: string): void {
  if (viewer === 'visitor') {
    clearItems();
    resetTabState();
  }
  if (viewer !== 'member' && viewer !== 'buyer') return;
  mockLogIn(viewer === 'buyer' ? { owned: examList.map(({ id }) => id) } : {});
}
