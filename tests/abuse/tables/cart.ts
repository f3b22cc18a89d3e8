import { addItemToCart, removeItemToCart } from '../../../contract/cart.ts';
import { bearer } from '../../harness/accounts.ts';
import { type Attack, send, sendText } from '../attack.ts';
import type { Cast } from '../cast.ts';

/** A call about the cart, and an exam by which it would change Ann's cart. */
type CartCall = readonly [name: string, call: typeof addItemToCart | typeof removeItemToCart, examId: string];

const calls: readonly CartCall[] = [
  ['add', addItemToCart, 'appBuilder'],
  ['remove', removeItemToCart, 'administrator'],
];

const noIds: readonly unknown[] = [undefined, null, '', 7, true, [], {}, { $ne: '' }, 'x'.repeat(101), 'x\0', '\ud83d'];
const noUsers = ['x', '%', '__proto__', 'x'.repeat(100)];
const noExams = [
  'none',
  'Administrator',
  'administrator ',
  'administrator%00',
  'administrator/../developer1',
  '__proto__',
  'constructor',
  'toString',
  '%',
  "administrator' or '1'='1",
];

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'none';

/** Carts of others, and exams that are none or not to be bought. */
export const carts: readonly Attack[] = [
  ...calls.flatMap(([name, call, examId]): Attack[] => {
    const own = (changes: object) => (cast: Cast) =>
      send(call, { userId: cast.ann.userId, examId, ...changes }, cast.ann);
    return [
      [`${name} in the name of another`, 403, ({ ann, bob }) => send(call, { userId: ann.userId, examId }, bob)],
      [`${name} without a session`, 401, ({ ann }) => send(call, { userId: ann.userId, examId })],
      [
        `${name} in the name of two, the last another`,
        403,
        ({ ann, bob }) =>
          sendText(call, `{"userId":"${bob.userId}","examId":"${examId}","userId":"${ann.userId}"}`, bearer(bob)),
      ],
      [`${name} the exam in a list`, 400, own({ examId: [examId] })],
      [`${name} with __proto__`, 400, ({ ann }) => sendText(call, `{"__proto__":{"examId":"${examId}"}}`, bearer(ann))],
      [`${name} by an address`, 404, ({ ann }) => ({ url: `/api${call.path}?examId=${examId}`, headers: bearer(ann) })],
      ...noIds.flatMap((value): Attack[] => [
        [`${name} for the user ${shown(value)}`, 400, own({ userId: value })],
        [`${name} the exam ${shown(value)}`, 400, own({ examId: value })],
      ]),
      ...noUsers.map((userId): Attack => [`${name} for the user ${shown(userId)}`, 403, own({ userId })]),
      ...noExams.map((id): Attack => [`${name} the exam ${shown(id)}`, 404, own({ examId: id })]),
    ];
  }),
  ...['developer1', 'appBuilder'].map((examId): Attack => [
    `add ${examId}, which Bob has`,
    409,
    ({ bob }) => send(addItemToCart, { userId: bob.userId, examId }, bob),
  ]),
];
