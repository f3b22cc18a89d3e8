import { getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import * as z from 'zod/mini';
import { login, register, resetPassword } from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { buyCourses, executePayment } from '../../contract/payments.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { refreshToken } from '../../contract/session.ts';
import { handlers } from './handlers.ts';
import { examHandlers } from './handlers/exams.ts';
import { methodOf } from './mock.ts';

const session = ['accessToken', 'refreshToken', 'userName', 'email', 'userId'];

/**
 * The calls and fields that every server of the product has (docs/product.md 7.2). What ours adds are extensions. A
 * refusal's field is `error`; its code is an extension, too.
 */
const plainCalls: readonly (readonly [Endpoint, fields: readonly string[]])[] = [
  [login, session],
  [register, session],
  [resetPassword, ['success']],
  [refreshToken, ['accessToken']],
  [retrieveAllExams, ['id', 'name', 'description', 'link', 'price', 'bought', 'in_cart']],
  [addItemToCart, ['message']],
  [removeItemToCart, ['message']],
  [retrieveUserDetails, ['email', 'createdDate', 'exams', ...below('exams', 'name', 'passedTimes', 'avgScore')]],
  [buyCourses, ['message', 'approval_url']],
  [executePayment, ['message']],
  // What it returns is not used.
  [saveExamAttempt, []],
  // Its path takes any name, so it comes last.
  [
    retrieveQuiz,
    [
      'examId',
      'examTitle',
      'bought',
      'questions',
      ...below('questions', 'question', 'category', 'difficulty', 'answers'),
      ...below('questions.answers', 'text', 'isCorrect'),
    ],
  ],
];

function below(list: string, ...names: string[]): string[] {
  return names.map((name) => `${list}.${name}`);
}

/** What this module needs of a JSON schema. */
interface Shape {
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** A field that our server always sends beyond those, such as `answers.id` of a question. */
export interface Extension {
  /** Of the call that it belongs to. */
  readonly path: string;
  readonly field: string;
}

/** Every extension. */
export const extensions: readonly Extension[] = plainCalls.flatMap(([{ path, response }, fields]) => {
  const shape = z.toJSONSchema(response) as Shape; // what is not used here is left out of the type
  return extraFields(shape, fields).map((field) => ({ path, field }));
});

function extraFields(shape: Shape, fields: readonly string[], prefix = ''): string[] {
  const { properties = {}, required = [] } = shape.items ?? shape;
  return required.flatMap((name) => {
    const field = prefix + name;
    return fields.includes(field) ? extraFields(properties[name] ?? {}, fields, `${field}.`) : field;
  });
}

/** A response's body without some of its fields. */
function strip(body: unknown, isLeftOut: (field: string) => boolean, prefix = ''): unknown {
  if (Array.isArray(body)) return body.map((element) => strip(element, isLeftOut, prefix));
  if (typeof body !== 'object' || body === null) return body;
  const kept = Object.entries(body).filter(([name]) => !isLeftOut(prefix + name));
  return Object.fromEntries(kept.map(([name, value]) => [name, strip(value, isLeftOut, `${prefix}${name}.`)]));
}

/** Those calls, by the mocks. Their responses are without the fields for which `isLeftOut` says so. */
const callsWithout = (isLeftOut: (extension: Extension, isPlain: boolean) => boolean): HttpHandler[] =>
  plainCalls.map(([endpoint, fields]) =>
    http[methodOf(endpoint)](`*/api${endpoint.path}`, async ({ request }) => {
      // The address of a quiz takes any name, also those of extensions.
      const response = await getResponse(endpoint === retrieveQuiz ? examHandlers : handlers, request);
      if (!response) return undefined;
      const known = response.ok ? fields : ['error'];
      const isOut = (field: string) => isLeftOut({ path: endpoint.path, field }, known.includes(field));
      // A part of JSON.
      return HttpResponse.json(strip(await response.json(), isOut) as JsonBodyType, { status: response.status });
    }),
  );

/** The mocks as our server would respond without one of its extensions. */
export const serverWithout = ({ path, field }: Extension): HttpHandler[] =>
  callsWithout((extension) => extension.path === path && extension.field === field);

/** The mocks as a server that has those calls and fields alone. */
export const plainServer: readonly HttpHandler[] = [
  ...callsWithout((_, isPlain) => !isPlain),
  http.all('*/api/*', () => HttpResponse.json({ error: 'Not Found' }, { status: 404 })),
];
