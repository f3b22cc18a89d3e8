import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type JsonBodyType, type StrictRequest } from 'msw';
import type { Endpoint, Refusal, ResponseOf } from '../../contract/endpoint.ts';

/** Thrown by a mock to refuse a call, as the server would. */
export class MockRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

type Resolver<E extends Endpoint> = (call: {
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  request: StrictRequest<DefaultBodyType>;
}) => ResponseOf<E> | Promise<ResponseOf<E>>;

/** Mocks a call of the contract, wherever the API's base is. What it answers has the contract's shape. */
export function mock<E extends Endpoint>(endpoint: E, resolve: Resolver<E>): HttpHandler {
  const method = endpoint.method === 'GET' ? http.get : http.post;
  return method(`*/api${endpoint.path}`, async ({ params, request }) => {
    try {
      return HttpResponse.json((await resolve({ params, request })) as JsonBodyType);
    } catch (problem) {
      if (problem instanceof MockRefusal) return refusalResponse(problem.refusal);
      throw problem;
    }
  });
}

/** Mocks a call that is refused. */
export function mockRefusal(endpoint: Endpoint, refusal: Refusal): HttpHandler {
  return mock(endpoint, () => {
    throw new MockRefusal(refusal);
  });
}

/** Mocks a call that never answers. */
export function mockPending(endpoint: Endpoint): HttpHandler {
  return mock(endpoint, () => new Promise<never>(() => undefined));
}

const refusalResponse = ({ status, error }: Refusal) => HttpResponse.json({ error }, { status });
