import { setTimeout } from 'node:timers/promises';

/** In milliseconds: far longer than queueing a mail takes. */
const CONSTANT_TIME = 100;

/** Waits for `work`, which queues a mail or not, and always takes the same time, so that the time does not reveal which. */
export async function inConstantTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, setTimeout(CONSTANT_TIME)]);
}
