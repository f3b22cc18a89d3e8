import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Does `work` once `reply` has been sent, or its client has gone. What goes wrong in it is logged. */
export type AfterAnswer = (reply: FastifyReply, work: () => Promise<void>) => void;

/** Makes room for work that a caller must not be able to time. Closing the application waits for it. */
export function createAfterAnswer(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));

  return (reply, work) => {
    const task = run(reply, work).finally(() => running.delete(task));
    running.add(task);
  };
}

async function run(reply: FastifyReply, work: () => Promise<void>): Promise<void> {
  try {
    await finished(reply.raw).catch(() => undefined);
    await work();
  } catch (error) {
    reply.log.error({ err: error }, 'work after an answer failed');
  }
}
