const isCall = (input: RequestInfo | URL) => String(input instanceof Request ? input.url : input).includes('/api/');

let chosen: unknown;

/** Chooses how calls of the API fare from now on, whatever a story mocks (`globalTypes.network`): at once by default. */
export function chooseNetwork(network: unknown): void {
  chosen = network;
}

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  if (isCall(input)) {
    if (chosen === 'offline') throw new TypeError('Failed to fetch');
    if (chosen === 'failing') return new Response(null, { status: 503 });
    if (chosen === 'slow') await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  return send(input, init);
};
