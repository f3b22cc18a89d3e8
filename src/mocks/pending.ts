import { HttpResponse } from 'msw';

/** Each ends a request that is pending. */
const ends = new Set<() => void>();

/** Answers no request as long as the story is shown. */
export const pending = (): Promise<HttpResponse<null>> =>
  new Promise((resolve) => ends.add(() => resolve(new HttpResponse(null, { status: 503 }))));

/** How long what was pending takes to be through the worker, in ms. */
const wayBack = 300;

/**
 * Ends what is pending, and resolves once nothing of it is on its way. After five minutes the browser would end the worker
 * that answers, and with it every request of the story that is shown by then.
 */
export async function endPending(): Promise<void> {
  if (ends.size === 0) return;
  for (const end of ends) end();
  ends.clear();
  await new Promise((resolve) => setTimeout(resolve, wayBack));
}
