import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type JsonBodyType, type StrictRequest } from 'msw';
import type { output, ZodMiniType } from 'zod/mini';
import type { Endpoint, Refusal, ResponseOf } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';

/** Thrown by a mock to refuse a call, as the server would. */
export class MockRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

interface MockCall {
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  request: StrictRequest<DefaultBodyType>;
}
type Resolver<E extends Endpoint> = (call: MockCall) => ResponseOf<E> | Promise<ResponseOf<E>>;

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

/** A call's body; refuses what the contract does not take, as the server would. */
export async function bodyOf<E extends Endpoint & { readonly body: ZodMiniType }>(
  { body }: E,
  { request }: MockCall,
): Promise<output<E['body']>> {
  const parsed = body.safeParse(await request.json());
  if (parsed.success) return parsed.data as output<E['body']>; // the schema's own output, which the generic hides
  const error = parsed.error.issues[0]?.message ?? commonRefusals.invalidRequest.error;
  throw new MockRefusal({ ...commonRefusals.invalidRequest, error });
}

/** Mocks a call that is refused. */
export function mockRefusal(endpoint: Endpoint, refusal: Refusal): HttpHandler {
  return mock(endpoint, () => {
    throw new MockRefusal(refusal);
  });
}

/** Mocks a call that no answer comes to, as without a network. */
export function mockUnreachable({ method, path }: Endpoint): HttpHandler {
  return (method === 'GET' ? http.get : http.post)(`*/api${path}`, () => HttpResponse.error());
}

/** Mocks a call that never answers. */
export function mockPending(endpoint: Endpoint): HttpHandler {
  return mock(endpoint, () => new Promise<never>(() => undefined));
}

const refusalResponse = ({ status, error }: Refusal) => HttpResponse.json({ error }, { status });
