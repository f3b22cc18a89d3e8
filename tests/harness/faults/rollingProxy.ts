import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A reverse proxy as simple as they come: servers in turn, kept connections, a look at readiness, no second try of a request. */
export interface RollingProxy {
  readonly url: string;
  /** Sends requests to a server, too, once it is ready. */
  readonly add: (server: string) => void;
  /** How many servers are ready, by the last look. */
  readonly ready: () => number;
  readonly close: () => void;
}

/** How often to look at readiness, in milliseconds. */
const INTERVAL = 100;

/** Starts a proxy without servers on a free port of this machine. */
export async function rollingProxy(): Promise<RollingProxy> {
  const agent = new Agent({ keepAlive: true });
  const isReady = new Map<string, boolean>();
  let turn = 0;

  async function look(): Promise<void> {
    for (const server of isReady.keys()) {
      const reply = await fetch(`${server}/api/health/ready`).catch(() => undefined);
      isReady.set(server, reply?.status === 200);
    }
  }
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, INTERVAL);
  const readyOnes = () => [...isReady].filter(([, isOne]) => isOne).map(([server]) => server);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const servers = readyOnes();
    turn += 1;
    const server = servers[turn % servers.length];
    if (server === undefined) return void outgoing.writeHead(502).end();
    const { method, headers, url = '' } = incoming;
    const ours = request(`${server}${url}`, { method, headers, agent }, (reply) => {
      // What a server says about its connection is not about the client's.
      const { connection: _, ...rest } = reply.headers;
      reply.pipe(outgoing.writeHead(reply.statusCode ?? 502, rest));
    });
    ours.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(ours);
  }

  const proxy = createServer(forward).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('A listening proxy has an address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: (server) => void isReady.set(server, false),
    ready: () => readyOnes().length,
    close: () => {
      clearInterval(timer);
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}
