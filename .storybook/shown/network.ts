/** How calls of the API fare in the catalog: answered at once, after two seconds, refused by a server that is down, or not at all. */
export const networks = ['usual', 'slow', 'failing', 'offline'] as const;
export type Network = (typeof networks)[number];

const isCall = (input: RequestInfo | URL) => String(input instanceof Request ? input.url : input).includes('/api/');

let chosen: Network = 'usual';

/** Chooses how the calls fare from now on, whatever a story mocks. */
export function chooseNetwork(network: Network): void {
  chosen = network;
}

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  if (isCall(input) && chosen !== 'usual') {
    if (chosen === 'offline') throw new TypeError('Failed to fetch');
    if (chosen === 'failing') return new Response(null, { status: 503 });
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  return send(input, init);
};
