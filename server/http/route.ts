import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { output, ZodMiniType } from 'zod/mini';
import type { Endpoint, Refusal, ResponseOf } from '../../contract/endpoint.ts';
import { commonRefusals, errorBody } from '../../contract/errors.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends ZodMiniType
  ? { readonly [P in K]: output<E[K]> }
  : object;

/** What a handler is given: the parts that its endpoint declares, checked, and the exchange itself. */
export type Call<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Answers an endpoint of the contract: its method, path and schemas come from there. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>>,
): void {
  const { method, path, summary, params, query, body, response, refusals } = endpoint;
  app.route({
    method,
    url: path,
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: json('The call succeeded.', response), ...refusalSchemas(Object.values(refusals)) },
    },
    handler: (request, reply) => {
      const { params, query, body } = request;
      // TypeScript can't follow that the schemas above have checked exactly these parts.
      return handler({ params, query, body, request, reply } as Call<E>);
    },
  });
}

/** One schema per status, described by the sentences that come with it; other refusals share their kind's. */
function refusalSchemas(refusals: readonly Refusal[]): Record<string, unknown> {
  const byStatus = Map.groupBy(refusals, ({ status }) => status);
  const own = [...byStatus].map(([status, group]) => [
    status,
    json(group.map(({ error }) => error).join(' '), errorBody),
  ]);
  return {
    ...Object.fromEntries(own),
    '4xx': json(commonRefusals.invalidRequest.error, errorBody),
    '5xx': json(commonRefusals.unexpected.error, errorBody),
  };
}

function json(description: string, schema: ZodMiniType) {
  return { description, content: { 'application/json': { schema } } };
}
