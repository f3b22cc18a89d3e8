import { getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { login, register, resetPassword } from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { buyCourses, executePayment } from '../../contract/payments.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { refreshToken } from '../../contract/session.ts';
import { handlers } from './handlers.ts';
import { quizHandler } from './handlers/shop.ts';
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

/** A response's body with these fields alone, such as `exams.name`. */
function pick(body: unknown, fields: readonly string[], prefix = ''): unknown {
  if (Array.isArray(body)) return body.map((element) => pick(element, fields, prefix));
  if (typeof body !== 'object' || body === null) return body;
  const known = Object.entries(body).filter(([name]) => fields.includes(prefix + name));
  return Object.fromEntries(known.map(([name, value]) => [name, pick(value, fields, `${prefix}${name}.`)]));
}

/** The mocks as a server that has those calls and fields alone. */
export const plainServer: readonly HttpHandler[] = [
  ...plainCalls.map(([endpoint, fields]) =>
    http[methodOf(endpoint)](`*/api${endpoint.path}`, async ({ request }) => {
      // The address of a quiz takes any name, also those of extensions.
      const response = await getResponse(endpoint === retrieveQuiz ? [quizHandler] : handlers, request);
      if (!response) return undefined;
      const body = pick(await response.json(), response.ok ? fields : ['error']);
      return HttpResponse.json(body as JsonBodyType, { status: response.status }); // a part of JSON
    }),
  ),
  http.all('*/api/*', () => HttpResponse.json({ error: 'Not Found' }, { status: 404 })),
];
