import { login, register, session } from '../../../contract/account.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { refreshToken } from '../../../contract/session.ts';
import { limits } from '../../../server/limits/limits.ts';
import { type SteppedClock, steppedClock } from '../../harness/faults/steppedClock.ts';
import { addressOf } from '../../harness/loggedIn.ts';
import { callFrom } from '../callFrom.ts';
import type { Scenario } from '../scenario.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far the clock is set back. */
const STEPS = [DAY, 2 * MINUTE, HOUR, 400 * DAY];

/** How long an access token is good for; a smaller step can't be told from the time that passes. */
const TOKEN = 15 * MINUTE;

/** How far clocks of several servers may be apart, in seconds: a smaller step does not count. */
const CLOCKS_APART = 60;

/** Calls a second that a client may make, and for how many seconds they are counted at once. */
const CALLS = 20;
const WINDOW = 10;

const password = 'correct horse 1';

/** The server's clock is set back and goes on from there: no one is locked out, and nothing is good for longer. */
export const clockSteps: Scenario = {
  name: 'clock set back',
  databases: ['SQLite', 'PostgreSQL'],
  run: async ({ rounds, servers }) => {
    using clock = steppedClock();
    const { url } = await servers.start({ CLOCK_FILE: clock.file, CALLS_PER_CLIENT: String(CALLS) });
    const steps = STEPS.slice(0, rounds);
    const failures: string[] = [];
    let tried = 0;
    for (const step of steps) {
      for (const [what, isTrue] of Object.entries(await afterStep(url, clock, step))) {
        tried += 1;
        if (!isTrue) failures.push(`after ${step / MINUTE} minutes back not: ${what}`);
      }
    }
    const counts = { tried, acknowledged: tried - failures.length, refused: 0 };
    return { faults: `${steps.length} steps back`, counts, failures };
  },
};

/** Sets the clock back, and forward again as time goes on; returns what must be true. */
async function afterStep(url: string, clock: SteppedClock, step: number): Promise<Record<string, boolean>> {
  const own = callFrom(url, addressOf(1));
  const stranger = callFrom(url, addressOf(2));
  const email = `user@after${step}.example`;
  const ann = session.parse((await own(register, { email, password })).json);
  for (let guess = 0; guess < limits.login.target.max; guess += 1) {
    await stranger(login, { email, password: `${password}${guess}` });
  }
  while ((await stranger(retrieveAllExams)).status === 200);

  clock.step(-step);
  const guess = await stranger(login, { email, password });
  const read = await stranger(retrieveAllExams);
  const refreshed = await own(refreshToken, { refreshToken: ann.refreshToken });
  const { accessToken } = refreshed.status === 200 ? refreshToken.response.parse(refreshed.json) : ann;
  const use = await own(retrieveAllExams, undefined, accessToken);

  clock.step(TOKEN);
  const oldUse = await own(retrieveAllExams, undefined, ann.accessToken);
  const newLogin = await own(login, { email, password });

  clock.step(3 * HOUR);
  const lateRefresh = await own(refreshToken, { refreshToken: ann.refreshToken });
  return {
    'a client that has called too often waits for its window alone': read.wait <= WINDOW,
    'guesses of a password count for their window alone': guess.wait <= limits.login.target.seconds + CLOCKS_APART,
    'a session goes on': refreshed.status === 200 && use.status === 200,
    'an access token ends in time': oldUse.status === 401 || step < TOKEN,
    'the right password opens a session': newLogin.status === 200,
    'a session ends in time': lateRefresh.status === 401,
  };
}
