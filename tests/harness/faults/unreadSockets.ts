import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../until.ts';

/** Connections to a server whose client reads nothing. */
export interface UnreadSockets {
  /** Reads what there is, and waits until the server has ended each connection. */
  readonly endedByServer: () => Promise<void>;
  readonly close: () => void;
}

/** Opens a connection for each of these texts, sends it, and leaves it at that. */
export async function unreadSockets(url: string, texts: readonly string[]): Promise<UnreadSockets> {
  const sockets = await Promise.all(
    texts.map(async (text) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await once(socket, 'connect');
      // A server that has had enough closes while the rest is still being sent.
      socket.on('error', () => undefined).write(text);
      return socket;
    }),
  );
  return {
    endedByServer: () => {
      for (const socket of sockets) socket.resume();
      return until('the server ends connections that are not read', () => sockets.every(({ closed }) => closed));
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
