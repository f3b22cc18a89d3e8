import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port that no one listens on now. */
export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  if (typeof address !== 'object' || address === null) throw new Error('A listening server has an address.');
  return address.port;
}
