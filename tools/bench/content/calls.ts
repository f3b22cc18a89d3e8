import { fillPath } from '../../../contract/endpoint.ts';
import { register, session } from '../../../contract/account.ts';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';

/** A call that is timed: an address on every server, by a visitor or a registered user. */
export interface TimedCall {
  readonly name: string;
  /** Makes the call once and answers how long it took, in milliseconds. */
  readonly time: () => Promise<number>;
}

/** The calls that read exams, of one server; opens an account there. `slug` is the exam whose quiz is opened. */
export async function timedCalls(address: string, slug: string): Promise<TimedCall[]> {
  const list = `${address}/api${retrieveAllExams.path}`;
  const quiz = `${address}/api${fillPath(retrieveQuiz.path, { developerType: slug })}`;
  const user = { authorization: `Bearer ${await signUp(address)}` };
  return [
    { name: 'list, visitor', time: () => time(list) },
    { name: 'list, user', time: () => time(list, user) },
    { name: 'quiz, visitor', time: () => time(quiz) },
    { name: 'quiz, user', time: () => time(quiz, user) },
  ];
}

async function time(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const begin = performance.now();
  const reply = await fetch(url, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} was answered with ${reply.status}.`);
  return performance.now() - begin;
}

async function signUp(address: string): Promise<string> {
  const reply = await fetch(`${address}/api${register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.org', password: 'correct horse 1' }),
  });
  return session.parse(await reply.json()).accessToken;
}
