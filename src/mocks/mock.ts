import {
  http,
  HttpResponse,
  type DefaultBodyType,
  type HttpHandler,
  type HttpResponseResolver,
  type JsonBodyType,
  type StrictRequest,
} from 'msw';
import type { output, ZodMiniType } from 'zod/mini';
import type { Endpoint, Refusal, ResponseOf } from '../../contract/endpoint.ts';
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

/** What a mock is given: the parts that its endpoint declares, and the request itself. */
type MockCall<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> & { readonly request: StrictRequest<DefaultBodyType> };
type Resolver<E extends Endpoint> = (call: MockCall<E>) => ResponseOf<E> | Promise<ResponseOf<E>>;

/** Mocks a call of the contract, wherever the API's base is. What the contract does not take fails. */
export const mock = <E extends Endpoint>(endpoint: E, resolve: Resolver<E>): HttpHandler =>
  handle(endpoint, async ({ params, request }) => {
    const call = {
      params: endpoint.params?.parse(params),
      query: endpoint.query?.parse(Object.fromEntries(new URL(request.url).searchParams)),
      // Of a copy: a mock may read the request once more.
      body: endpoint.body?.parse(await request.clone().json()),
      request,
    };
    try {
      // TypeScript can't follow that exactly the declared parts are there.
      return HttpResponse.json((await resolve(call as unknown as MockCall<E>)) as JsonBodyType);
    } catch (problem) {
      if (problem instanceof MockRefusal) return refusalResponse(problem.refusal);
      throw problem;
    }
  });

/** Mocks a call that is refused, whatever it asks for. */
export const mockRefusal = (endpoint: Endpoint, refusal: Refusal): HttpHandler =>
  handle(endpoint, () => refusalResponse(refusal));

/** Mocks a call that no answer comes to, as without a network. */
export const mockUnreachable = (endpoint: Endpoint): HttpHandler => handle(endpoint, () => HttpResponse.error());

/** Mocks a call that is not answered as long as the story is shown. */
export const mockPending = (endpoint: Endpoint): HttpHandler => handle(endpoint, pending);

const handle = (endpoint: Endpoint, resolve: HttpResponseResolver): HttpHandler =>
  http[methodOf(endpoint)](`*/api${endpoint.path}`, (info) =>
    // The address of a quiz takes any name, also those of calls.
    String(info.params['developerType']).startsWith('retrieve') ? undefined : resolve(info),
  );

/** The function of MSW's `http` for an endpoint. */
export const methodOf = ({ method }: Endpoint) => (method === 'GET' ? 'get' : 'post');

/** The response of a call that is refused. */
export const refusalResponse = ({ status, code, error }: Refusal) => HttpResponse.json({ error, code }, { status });
