import { unsettledOrders } from './queries.ts';
import { settle } from './settle.ts';
import type { SettleDeps } from './step.ts';

/** How often orders are looked after, in milliseconds. */
const INTERVAL = 5 * 60 * 1000;

/**
 * Settles every order that was left alone: its buyer has closed the tab, its provider did not answer, its server ended
 * in the middle. One that fails holds up no other. Begins no further one once `enough` is aborted.
 */
export async function reconcile(deps: SettleDeps, enough: AbortSignal): Promise<void> {
  for (const order of await unsettledOrders(deps.db, deps.provider.name)) {
    if (enough.aborted) return;
    await settle(deps, order).catch((error: unknown) => {
      deps.log.warn({ err: error, order }, 'an order could not be settled and is tried again');
    });
  }
}

/** Reconciles now and every few minutes; answers the function that stops it, having waited for the order at hand. */
export function startReconciling(deps: SettleDeps): () => Promise<void> {
  const enough = new AbortController();
  let running: Promise<void> | undefined;
  function run(): void {
    running ??= reconcile(deps, enough.signal)
      .catch((error: unknown) => deps.log.error({ err: error }, 'orders could not be looked after'))
      .finally(() => (running = undefined));
  }
  run();
  const timer = setInterval(run, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    enough.abort();
    await running;
  };
}
