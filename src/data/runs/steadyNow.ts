import { tabValue } from '../tabState.ts';

/** The time of day when the page's own clock, which is never set, stood at zero. */
const origin = tabValue<number | undefined>(undefined);

/**
 * The time in epoch milliseconds for as long as a simulation is on show: setting the device's clock back does not turn it
 * back, and while the device sleeps, which stops the page's own clock on some, it goes on.
 */
export function steadyNow(): number {
  if (origin.get() === undefined) origin.set(Date.now() - performance.now());
  return Math.max(Date.now(), (origin.get() ?? 0) + performance.now());
}
