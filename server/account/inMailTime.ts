import { setTimeout } from 'node:timers/promises';

/** In milliseconds: far longer than queueing a mail takes. */
const MAIL_TIME = 100;

/** Waits for `work`, which queues a mail or not, so long that the time does not reveal which. */
export async function inMailTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, setTimeout(MAIL_TIME)]);
}
