import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type JsonBodyType, type StrictRequest } from 'msw';
import type { output, ZodMiniType } from 'zod/mini';
import type { Endpoint, Refusal, ResponseOf } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { pending } from './pending.ts';

/** Thrown by a mock to refuse a call, as the server would. */
export class MockRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends ZodMiniType
  ? { readonly [P in K]: output<E[K]> }
  : object;

/** What a mock is given: the parts that its endpoint declares, checked, and the request itself. */
type MockCall<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> & { readonly request: StrictRequest<DefaultBodyType> };
type Resolver<E extends Endpoint> = (call: MockCall<E>) => ResponseOf<E> | Promise<ResponseOf<E>>;

/**
 * Mocks a call of the contract, wherever the API's base is. As with the server, a request that the contract does not
 * take is refused, and what the mock answers has the contract's shape.
 */
export function mock<E extends Endpoint>(endpoint: E, resolve: Resolver<E>): HttpHandler {
  return http[methodOf(endpoint)](`*/api${endpoint.path}`, async ({ params, request }) => {
    try {
      const checked = {
        params: endpoint.params && check(endpoint.params, params),
        query: endpoint.query && check(endpoint.query, queryOf(request)),
        body: endpoint.body && check(endpoint.body, await jsonOf(request)),
      };
      // TypeScript can't follow that exactly the declared parts have been checked.
      return HttpResponse.json((await resolve({ ...checked, request } as MockCall<E>)) as JsonBodyType);
    } catch (problem) {
      if (problem instanceof MockRefusal) return refusalResponse(problem.refusal);
      throw problem;
    }
  });
}

function check(schema: ZodMiniType, data: unknown): unknown {
  const parsed = schema.safeParse(data, { error: () => commonRefusals.invalidRequest.error });
  if (parsed.success) return parsed.data;
  const error = parsed.error.issues[0]?.message ?? commonRefusals.invalidRequest.error;
  throw new MockRefusal({ ...commonRefusals.invalidRequest, error });
}

/** The query as the server reads it: what comes several times is a list. */
function queryOf({ url }: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const [first = '', ...others] = searchParams.getAll(name);
    return [name, others.length === 0 ? first : [first, ...others]] as const;
  });
  return Object.fromEntries(entries);
}

/** The body, of a copy: a mock may read the request once more. */
async function jsonOf(request: StrictRequest<DefaultBodyType>): Promise<unknown> {
  try {
    return await request.clone().json();
  } catch {
    throw new MockRefusal(commonRefusals.invalidRequest);
  }
}

/** Mocks a call that is refused, whatever it asks for. */
export function mockRefusal(endpoint: Endpoint, refusal: Refusal): HttpHandler {
  return http[methodOf(endpoint)](`*/api${endpoint.path}`, () => refusalResponse(refusal));
}

/** Mocks a call that no answer comes to, as without a network. */
export function mockUnreachable(endpoint: Endpoint): HttpHandler {
  return http[methodOf(endpoint)](`*/api${endpoint.path}`, () => HttpResponse.error());
}

/** Mocks a call that is not answered as long as the story is shown. */
export function mockPending(endpoint: Endpoint): HttpHandler {
  return http[methodOf(endpoint)](`*/api${endpoint.path}`, pending);
}

/** The function of MSW's `http` for an endpoint. */
export const methodOf = ({ method }: Endpoint) => (method === 'GET' ? 'get' : 'post');

/** The response of a call that is refused. */
export const refusalResponse = ({ status, code, error }: Refusal) => HttpResponse.json({ error, code }, { status });
