import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import * as core from 'zod/v4/core';
import type { Endpoint, ResponseOf } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { type ApiError, invalid } from './errors.ts';
import { bytesFor, PreparedResponse } from './preparedResponse.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? { readonly [P in K]: z.output<E[K]> }
  : object;

/** What a handler gets: the parts that its endpoint declares, validated, and Fastify's request and reply. */
export type Call<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * Handles an endpoint of the contract: its method, path and schemas come from there. Where many callers get the same
 * response, the handler returns one that was prepared for them by `prepareResponse`.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E> | PreparedResponse>,
): void {
  const { method, path, params, query, body, response } = endpoint;
  app.route({
    method,
    url: path,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response },
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      // TypeScript can't know that the schemas above have validated exactly these parts.
      const result = await handler({ params, query, body, request, reply } as Call<E>);
      if (!(result instanceof PreparedResponse)) return result;
      // It is about the content: a member's browser keeps it as well.
      reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': REVALIDATE });
      return bytesFor(request, reply, result);
    },
  });
}

/** Writes a response of an endpoint by its schema, as `route` does, to be sent many times. */
export function prepareResponse<E extends Endpoint>(
  { method, path, response }: E,
  value: ResponseOf<E>,
): PreparedResponse {
  return new PreparedResponse(serializerCompiler({ schema: response, method, url: path })(value));
}

/** Makes Fastify validate requests and write responses by the contract's schemas. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}

/**
 * The compiler of fastify-type-provider-zod can't distinguish the contract's texts from zod's own. Text that the database
 * can't store is refused here, too, so that no handler and no schema has to check it.
 */
const validatorCompiler: FastifySchemaCompiler<core.$ZodType> = ({ schema }) => {
  return (data: unknown) => (containsUnstorableText(data) ? { error: invalid() } : validate(schema, data));
};

/** What a schema makes of data, or the refusal with the first text that the contract has for what is wrong. */
export function validate<S extends core.$ZodType>(
  schema: S,
  data: unknown,
): { readonly value: core.output<S> } | { readonly error: ApiError } {
  const result = core.safeParse(schema, data, { error: () => commonRefusals.invalidRequest.error });
  return result.success ? { value: result.data } : { error: invalid(result.error.issues[0]?.message) };
}

/**
 * Whether a text anywhere in `data`, keys included, can't be stored by our databases: PostgreSQL refuses NUL, and half of
 * a surrogate pair has no UTF-8. `data` comes from JSON or a query, with any depth.
 */
export function containsUnstorableText(data: unknown): boolean {
  const open: unknown[] = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true;
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) open.push(key, item);
    }
  }
  return false;
}

/** For what browsers may keep but must revalidate each time, as it can depend on the caller. */
const REVALIDATE = 'private, no-cache';

/** Says what browsers may keep: of the API's responses what everyone may read, and nothing that is someone's own. */
export function setCacheControl({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  const isRead = method === 'GET' || method === 'HEAD';
  // Where a cache keeps a response all the same, it must not give it to another kind of caller.
  if (isRead) reply.header('vary', 'authorization, accept-encoding');
  if (reply.hasHeader('cache-control')) return;
  // A 304 repeats what the kept response said: other words would have it dropped.
  const isKept =
    isRead && (reply.statusCode === 200 || reply.statusCode === 304) && headers.authorization === undefined;
  reply.header('cache-control', isKept ? REVALIDATE : 'no-store');
}
