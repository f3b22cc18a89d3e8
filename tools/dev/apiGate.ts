import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { output } from 'zod/mini';
import type { errorBody } from '../../contract/errors.ts';
import type { ApiProcess } from './apiProcess.ts';

/**
 * Lets calls wait while the API starts anew, so that saving a file breaks no page that is open. Where the API does not
 * run, they are answered as the API would answer.
 */
export function apiGate(api: Pick<ApiProcess, 'failure'>): Plugin {
  async function answer(response: ServerResponse, next: () => void): Promise<void> {
    if ((await api.failure()) === undefined) return next();
    const body: output<typeof errorBody> = { error: 'The API does not run: the terminal says why.' };
    response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  return {
    name: 'api-gate',
    configureServer({ middlewares }) {
      middlewares.use('/api', (_request, response, next) => void answer(response, next));
    },
  };
}
