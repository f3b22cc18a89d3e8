import { expect, it } from 'vitest';
import { tooManyRequests } from '../../contract/errors.ts';
import { limits } from '../../server/limits/limits.ts';
import { signUp, testClock } from '../harness/accounts.ts';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { noLimits } from '../harness/noLimits.ts';
import { floods } from './floods.ts';

const MAX = 3;
const BEYOND = 4;
const seconds = 15 * 60;

describeDialects('a flood of', (open) => {
  it.each(floods)('$call is stopped by the limit for a $of ($status)', async ({ call, of, status, request }) => {
    const { db } = await open();
    await fill(db);
    const only = { ...noLimits, [call]: { ...noLimits[call], [of]: { max: MAX, seconds } } };
    // A clock that does not move: no window ends in the middle of a flood.
    const app = await testApp(db, { now: testClock().now, limits: only });
    const ann = await signUp(app);
    // What the set-up has used does not count.
    await db.deleteFrom('rate_limits').execute();
    const calls = Array.from({ length: MAX + BEYOND }, (_each, at) => app.inject(request(ann, at)));
    const replies = await Promise.all(calls);
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(replies.filter(({ statusCode }) => statusCode === status)).toHaveLength(MAX);
    expect(refused).toHaveLength(BEYOND);
    const { error } = tooManyRequests(seconds);
    for (const reply of refused) {
      expect(reply.headers['retry-after']).toBe(String(seconds));
      // Messages are refused in plain text.
      expect(call === 'sendMessage' ? reply.body : reply.json().error).toBe(error);
    }
  });

  it('every limited call is tried', () => {
    expect(new Set(floods.map(({ call }) => call))).toEqual(new Set(Object.keys(limits)));
  });
});
