import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between servers and a PostgreSQL, so that a test can take the database from them without touching it. */
export interface DatabaseProxy {
  /** Address of the database by way of here. */
  readonly url: string;
  /** Breaks every connection and takes no more, as when the database is killed. */
  readonly cut: () => Promise<void>;
  /** Keeps every connection and passes nothing on, as when the database or its machine hangs. */
  readonly freeze: () => void;
  /** Ends the fault. What was held back goes on. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a proxy on a free port of this machine; `url` is the real database's address. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => to.write(chunk));
      if (isFrozen) from.pause();
    }
  });

  async function listen(port: number): Promise<number> {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    const address = proxy.address();
    if (typeof address !== 'object' || address === null) throw new Error('A listening proxy has an address.');
    return address.port;
  }

  async function cut(): Promise<void> {
    const closed = proxy.listening ? once(proxy, 'close') : undefined;
    if (closed) proxy.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  const port = await listen(0);
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(port);

  return {
    url: own.href,
    cut,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    restore: async () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      if (!proxy.listening) await listen(port);
    },
    close: cut,
  };
}
