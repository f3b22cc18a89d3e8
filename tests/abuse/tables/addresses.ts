import type { InjectOptions } from 'fastify';
import { login } from '../../../contract/account.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { ask, type Attack, send } from '../attack.ts';

const quiz = (slug: string) => () => ({ url: `/api/exam/${slug}/` });
const profile = (search: (own: string, other: string) => string): Attack[2] => {
  return ({ ann, bob }) => ask(retrieveUserDetails, { search: search(bob.userId, ann.userId), as: bob });
};
const exams = (search: (own: string, other: string) => string): Attack[2] => {
  return ({ ann, bob }) => ask(retrieveAllExams, { search: search(bob.userId, ann.userId), as: bob });
};

const otherMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'] as const;

/** Unknown addresses, addresses of other users' data, and unknown methods. */
export const addresses: readonly Attack[] = [
  ['a way out', 400, quiz('..%2f..%2f..%2fetc%2fpasswd')],
  ['a way out, encoded twice', 400, quiz('%252e%252e%252fetc')],
  ['a way out by backslashes', 400, quiz('..%5c..%5cetc')],
  ['a dot', 404, quiz('%2e')],
  ['an overlong way to write a slash', 400, quiz('%c0%af')],
  ['half a code', 400, quiz('administrator%2')],
  ['a NUL', 400, quiz('administrator%00')],
  ['a NUL and an ending', 400, quiz('administrator%00.json')],
  ['a line', 400, quiz('administrator%0d%0aX-Injected:%201')],
  ['a star', 400, quiz('*')],
  ['SQL', 400, quiz("administrator'--")],
  ['a letter of another alphabet', 400, quiz(encodeURIComponent('аdministrator'))],
  ['65 letters', 400, quiz('a'.repeat(65))],
  ['10,000 letters', 400, quiz('a'.repeat(10_000))],
  ['a name in capitals', 404, quiz('ADMINISTRATOR')],
  ['a name of every object', 404, quiz('constructor')],
  ['__proto__', 400, quiz('__proto__')],
  ['a call below a call', 404, quiz('administrator/questions')],
  ['two slashes', 404, () => ({ url: '/api//exam//administrator/' })],
  ['a call in capitals', 404, () => ({ url: '/API/exam/administrator/' })],
  ['a file of ours', 404, () => ({ url: '/api/../server/main.ts' })],
  ['a parameter after a semicolon', 404, () => ({ url: '/api/exam/administrator/;admin=true' })],
  ['the database', 404, () => ({ url: '/api/app.db' })],
  ['the secret', 404, () => ({ url: '/.data/token-secret' })],

  ['the profile of no one', 400, profile(() => '')],
  ['the profile of another', 403, profile((_, other) => `userId=${other}`)],
  ['two users, the first another', 400, profile((own, other) => `userId=${other}&userId=${own}`)],
  ['two users, the last another', 400, profile((own, other) => `userId=${own}&userId=${other}`)],
  ['a user in a list', 400, profile((_, other) => `userId[]=${other}`)],
  ['a user in an object', 400, profile((_, other) => `userId[$eq]=${other}`)],
  ['the name of the user in capitals', 400, profile((own) => `USERID=${own}`)],
  ['the user, encoded twice', 403, profile((own) => `userId=%25${own}`)],
  ['the user and a NUL', 400, profile((own) => `userId=${own}%00`)],
  ['a user of 10,000 letters', 400, profile(() => `userId=${'x'.repeat(10_000)}`)],
  ['a query of __proto__', 400, profile((own) => `__proto__[userId]=${own}`)],
  ['the exams of another', 403, exams((_, other) => `user_id=${other}`)],
  ['the exams of two', 400, exams((own, other) => `user_id=${own}&user_id=${other}`)],
  ['the exams of the same twice', 400, exams((own) => `user_id=${own}&user_id=${own}`)],
  ['the exams of no one', 400, exams(() => 'user_id=')],

  ['a read of what is written', 404, () => ({ url: `/api${login.path}` })],
  ['a write of what is read', 404, () => send(retrieveAllExams, {})],
  ...otherMethods.flatMap((method): Attack[] => {
    // The type of `inject` knows fewer methods than Node does.
    const to = (url: string) => () => ({ method, url }) as InjectOptions;
    return [
      [`${method} of an exam`, 404, to('/api/exam/administrator/')],
      [`${method} of a login`, 404, to(`/api${login.path}`)],
    ];
  }),
];
