import type { Connection } from './connection.ts';
import { pace, withConnections } from './loads.ts';
import type { Measured } from './measured.ts';
import type { Person } from './people.ts';
import { type Picks, requests } from './requests.ts';

/** How often each call is made, in percent: most visitors look around, and most browsers have been there before. */
const SHARES = {
  list: 25,
  quiz: 20,
  listAgain: 15,
  quizAgain: 10,
  memberList: 10,
  memberQuiz: 10,
  profile: 5,
  save: 5,
} as const;

const CONNECTIONS = 64;

/** The times of a mix of calls at a steady rate, in milliseconds, and how many cores the server used. */
export async function steadyTimes(
  { port, cpu }: Measured,
  { people, picks }: { readonly people: readonly Person[]; readonly picks: Picks },
  rate: { readonly perSecond: number; readonly seconds: number },
): Promise<{ readonly times: readonly number[]; readonly cores: number }> {
  return withConnections(port, CONNECTIONS, async (connections) => {
    const tags = { list: await tagOf(connections, requests.list()), quiz: await tagOf(connections, requests.quiz()) };
    const next = mix(people, picks, tags);
    await pace(connections, next, { ...rate, seconds: 2 });
    const [begin, used] = [performance.now(), await cpu()];
    const times = await pace(connections, next, rate);
    const cores = ((await cpu()) - used) / 1000 / (performance.now() - begin);
    return { times, cores };
  });
}

/** The entity tag of a response, as a browser would keep it. */
async function tagOf([connection]: readonly Connection[], request: Buffer): Promise<string> {
  const head = (await connection?.send(request))?.head ?? '';
  const tag = /^etag: (.+)$/im.exec(head)?.[1];
  if (tag === undefined) throw new Error('A response has no entity tag.');
  return tag;
}

/** Returns the next request of the mix: each call as often as it should be, in turns, by another person each time. */
function mix(
  people: readonly Person[],
  picks: Picks,
  tags: { readonly list: string; readonly quiz: string },
): () => Buffer {
  const calls: Record<keyof typeof SHARES, (who: Person, from: Record<string, string>) => Buffer> = {
    list: (_, from) => requests.list(from),
    quiz: (_, from) => requests.quiz(from),
    listAgain: (_, from) => requests.list({ ...from, 'if-none-match': tags.list }),
    quizAgain: (_, from) => requests.quiz({ ...from, 'if-none-match': tags.quiz }),
    memberList: requests.memberList,
    memberQuiz: requests.memberQuiz,
    profile: requests.profile,
    save: (who, from) => requests.save(who, picks, from),
  };
  const order = Object.entries(SHARES).flatMap(([name, share]) =>
    Array.from({ length: share }, (_, at) => ({ make: calls[name as keyof typeof SHARES], turn: (at + 0.5) / share })),
  );
  const turns = order.toSorted((one, other) => one.turn - other.turn).map(({ make }) => make);
  let made = 0;
  return () => {
    const make = turns[made % turns.length];
    // One further with each round, so that everyone makes every call.
    const who = people[(made + Math.floor(made / turns.length)) % people.length];
    made += 1;
    if (!make || !who) throw new Error('There is nothing to send.');
    return make(who, { 'x-forwarded-for': `10.${made % 200}.${made % 256}.1` });
  };
}
