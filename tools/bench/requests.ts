import { randomUUID } from 'node:crypto';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { type Endpoint, fillPath } from '../../contract/endpoint.ts';
import { examQuiz, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import type { Person } from './people.ts';

const EXAM = 'administrator';

/** What browsers send with each request. */
const browser = {
  host: 'localhost',
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
};

/** The bytes of a request. */
function bytesOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): Buffer {
  const text = body && JSON.stringify(body);
  const all = {
    ...browser,
    ...headers,
    ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text ?? ''}`);
}

/** The picks of an attempt. */
export type Picks = Attempt['picks'];

type Headers = Readonly<Record<string, string>>;

const at = ({ method, path }: Endpoint, query = '') =>
  ({ method, path: `/api${fillPath(path, { developerType: EXAM })}${query}` }) as const;
const bearer = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` });

/** The requests that are measured. */
export const requests = {
  list: (headers?: Headers) => bytesOf(at(retrieveAllExams), headers),
  quiz: (headers?: Headers) => bytesOf(at(retrieveQuiz), headers),
  memberList: (who: Person, headers?: Headers) =>
    bytesOf(at(retrieveAllExams, `?user_id=${who.userId}`), { ...bearer(who), ...headers }),
  memberQuiz: (who: Person, headers?: Headers) => bytesOf(at(retrieveQuiz), { ...bearer(who), ...headers }),
  profile: (who: Person, headers?: Headers) =>
    bytesOf(at(retrieveUserDetails, `?userId=${who.userId}`), { ...bearer(who), ...headers }),
  /** A new attempt each time. */
  save: (who: Person, picks: Picks, headers?: Headers) => {
    const attempt = { userId: who.userId, examId: EXAM, scorePercent: 50, picks, attemptId: randomUUID() };
    return bytesOf(at(saveExamAttempt), { ...bearer(who), ...headers }, attempt);
  },
};

/** The right answers of the questions of a quiz. */
export function rightPicks(quiz: Buffer): Picks {
  const { questions } = examQuiz.parse(JSON.parse(quiz.toString()));
  return Object.fromEntries(
    questions.map(({ id, answers }) => [id, answers.filter(({ isCorrect }) => isCorrect).map((answer) => answer.id)]),
  );
}
