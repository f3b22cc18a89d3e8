import { saveExamAttempt } from '../../../contract/attempts.ts';
import { bearer } from '../../harness/accounts.ts';
import { type Attack, send, sendText } from '../attack.ts';
import type { Cast } from '../cast.ts';

/** Ann's attempt with these changes; what is undefined is left out. */
const attempt = (changes: object) => (cast: Cast) =>
  send(saveExamAttempt, { userId: cast.ann.userId, examId: 'administrator', scorePercent: 50, ...changes }, cast.ann);

/** Ann's attempt with one more field, as a text that no JavaScript would make. */
const written = (field: string) => (cast: Cast) =>
  sendText(saveExamAttempt, `{"userId":"${cast.ann.userId}","examId":"administrator",${field}}`, bearer(cast.ann));

const each = (name: string, status: number, field: string, values: readonly unknown[]): Attack[] =>
  values.map((value): Attack => {
    const shown = JSON.stringify(value)?.slice(0, 60) ?? 'none';
    return [`${name}: ${shown}`, status, attempt({ [field]: value })];
  });

/** The picked answers of as many questions as there are not. */
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, []]));

/** Attempts that are no one's, or that no one can have made. */
export const attempts: readonly Attack[] = [
  [
    "another user's",
    403,
    ({ ann, bob }) => send(saveExamAttempt, { userId: ann.userId, examId: 'administrator', scorePercent: 0 }, bob),
  ],
  [
    'without a session',
    401,
    ({ ann }) => send(saveExamAttempt, { userId: ann.userId, examId: 'administrator', scorePercent: 0 }),
  ],
  [
    'two users, the last another',
    403,
    ({ ann, bob }) =>
      sendText(
        saveExamAttempt,
        `{"userId":"${bob.userId}","examId":"administrator","scorePercent":1,"userId":"${ann.userId}"}`,
        bearer(bob),
      ),
  ],
  ...each('user', 400, 'userId', [undefined, null, '', 7, [], {}, 'x'.repeat(101)]),
  ...each('user', 403, 'userId', ['x', '%', '__proto__', 'x'.repeat(100)]),
  ...each('exam', 400, 'examId', [undefined, null, '', 7, ['administrator'], {}, 'x'.repeat(101)]),
  ...each('exam', 404, 'examId', ['none', 'Administrator', 'administrator ', '__proto__', 'constructor', '%']),

  ...each('score', 400, 'scorePercent', [undefined, null, -1, -1e-9, 100.000001, 101, 1e300, '90', true, [90], {}]),
  ...['NaN', 'Infinity', '1e309', '-1e309', '0x5a', '+90', '.9', '90.', '9_0'].map((score): Attack => [
    `score: ${score}`,
    400,
    written(`"scorePercent":${score}`),
  ]),

  ...each('number of questions', 400, 'questionCount', [null, 0, -1, 1.5, '20', 2 ** 53, []]),
  ...[1, 5, 19, 21, 25, 1_000_000].map((questionCount): Attack => [
    `picks of ${questionCount} questions`,
    409,
    attempt({ picks: { 'adm-1': ['a'] }, questionCount }),
  ]),

  ...each('time', 400, 'finishedAt', [
    null,
    0,
    '',
    'now',
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21',
    '2026-11-21T10:00:00+99:99',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00Z',
    '99999-01-01T00:00:00Z',
  ]),
  ...each('id', 400, 'attemptId', [
    null,
    7,
    '',
    '1',
    '{9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e}',
    ['9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e'],
  ]),

  ...each('picks', 400, 'picks', [
    null,
    7,
    'a',
    [],
    [['adm-1', ['a']]],
    { 'adm-1': 'a' },
    { 'adm-1': { 0: 'a' } },
    { 'adm-1': [1] },
    { 'adm-1': [['a']] },
    { 'adm-1': [''] },
    { 'adm-1': Array(27).fill('a') },
    { 'adm-1': ['x'.repeat(101)] },
    { '': ['a'] },
    { ['x'.repeat(101)]: ['a'] },
    { 'adm-1': ['a', 'b'] },
  ]),
  ...each('picks', 409, 'picks', [
    { none: ['a'] },
    { 'adm-21': ['a'] },
    { 'adm-1': ['z'] },
    { 'adm-1': ['A'] },
    { 'adm-1': ['__proto__'] },
    { 'adm-1': ['length'] },
    { 'ADM-1': ['a'] },
    { toString: ['a'] },
    { hasOwnProperty: [] },
    { constructor: ['a'] },
    { 0: ['a'] },
    many(21),
    many(5000),
  ]),
  ...each('what was asked', 400, 'asked', [
    null,
    {},
    [],
    ['adm-1'],
    [{ id: '' }],
    [{ id: 'adm-1', version: 0 }],
    [{ id: 'adm-1', version: 2 ** 31 }],
    [{ id: 'adm-1', seconds: 1.5 }],
    [{ id: 'adm-1', seconds: 86_401 }],
    [{ id: 'adm-1', flagged: 1 }],
    [{ id: 'adm-1', points: -1 }],
    [{ id: 'adm-1', points: 100.5 }],
    [{ id: 'adm-1', points: '100' }],
    Array(1001).fill({ id: 'adm-1' }),
  ]),
  ...[
    [{ id: 'none' }],
    [{ id: 'adm-21' }],
    [{ id: 'adm-1' }, { id: 'adm-1' }],
    [{ id: '__proto__' }],
    Array(1000).fill({ id: 'adm-1' }),
  ].map((asked): Attack => [
    `asked ${JSON.stringify(asked).slice(0, 60)}`,
    409,
    attempt({ asked, picks: { 'adm-1': ['a'] } }),
  ]),
  ...each('mode', 400, 'mode', [null, '', 'Exam', ['exam']]),
  ...each('seed', 400, 'seed', [null, 7, '', 'x'.repeat(16), '0'.repeat(17), `${'0'.repeat(16)}\n`]),
  ['picks of __proto__', 400, written('"scorePercent":1,"picks":{"__proto__":["a"]}')],
  ['picks of a prototype', 400, written('"scorePercent":1,"picks":{"constructor":{"prototype":["a"]}}')],
];
