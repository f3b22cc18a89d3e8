import * as fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Session } from '../../contract/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorCodes } from '../../contract/errorCodes.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { containsUnstorableText } from '../../server/http/route.ts';
import { bearer, signUp } from '../harness/accounts.ts';
import { allEndpoints } from '../harness/allEndpoints.ts';
import { type Known, nearlyValidParts, type Parts, toRequest, validParts, wildParts } from '../harness/anyRequest.ts';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { noLimits } from '../harness/noLimits.ts';
import { sentence } from './attack.ts';

/**
 * How often each law is tried on each call, with several requests at once. A failure prints the seed, the path to it
 * and the least request that fails. `FUZZ_RUNS=2000 FUZZ_SEED=7 npx vitest run --project server tests/abuse/fuzz` looks
 * elsewhere and for longer.
 */
const runs = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 12),
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
};

const AT_ONCE = 12;

/** Who calls: someone without an account, a user, or a user who names the right ids. */
type Who = 'visitor' | 'user' | 'self';
interface Call {
  readonly who: Who;
  readonly parts: Parts;
}

const endpoints = await allEndpoints();

describeDialects(
  'whatever is sent',
  (open) => {
    let app: FastifyInstance;
    let ann: Session;

    beforeAll(async () => {
      const { db } = await open();
      await fill(db);
      app = await testApp(db, { limits: noLimits });
      ann = await signUp(app);
    });

    /** Calls by everyone, of parts that are made for what the caller knows. */
    function calls(partsFor: (known: Known) => fc.Arbitrary<Parts>): fc.Arbitrary<Call[]> {
      const { userId } = ann;
      const known = { userId, user_id: userId, examId: 'administrator', developerType: 'administrator' };
      const one = (who: Who) => partsFor(who === 'self' ? known : {}).map((parts) => ({ who, parts }));
      return fc.array(fc.oneof(one('visitor'), one('user'), one('self')), { minLength: 1, maxLength: AT_ONCE });
    }

    /** Tries calls, several at once; each response must be sound, and pass `alsoExpect`. */
    async function fuzz(
      endpoint: Endpoint,
      partsFor: (known: Known) => fc.Arbitrary<Parts>,
      alsoExpect: (reply: LightMyRequestResponse, parts: Parts) => void = () => undefined,
    ): Promise<void> {
      const law = fc.asyncProperty(calls(partsFor), async (made) => {
        const responses = made.map(async ({ who, parts }) => {
          const reply = await app.inject(toRequest(endpoint, parts, who === 'visitor' ? {} : bearer(ann)));
          return { reply, parts };
        });
        for (const { reply, parts } of await Promise.all(responses)) {
          expectSound(endpoint, reply);
          alsoExpect(reply, parts);
        }
        expect((await app.inject('/api/health')).statusCode).toBe(200);
      });
      await fc.assert(law, runs);
    }

    describe.each(endpoints)('to $name', ({ endpoint }) => {
      it('is taken where the contract takes it', () =>
        fuzz(endpoint, (known) => validParts(endpoint, known), expectTaken));

      it('gets a response where it is nearly right', () =>
        fuzz(endpoint, (known) => nearlyValidParts(endpoint, known)));

      it('gets a response where it makes no sense', () => fuzz(endpoint, () => wildParts(endpoint)));
    });
  },
  'suite',
);

/** Expects the contract's response, or a refusal of one sentence that is not our fault. */
function expectSound({ response }: Endpoint, reply: LightMyRequestResponse): void {
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  const body: unknown = reply.json();
  const isSound = reply.statusCode === 200 ? response.safeParse(body).success : isRefusal(body);
  expect(isSound, reply.body).toBe(true);
}

function isRefusal(body: unknown): boolean {
  const { success, data } = z.strictObject({ error: z.string(), code: z.enum(errorCodes) }).safeParse(body);
  return success && sentence.test(data.error);
}

/** Expects that a request was not refused as such, unless it contains what no call takes, whatever its schema says. */
function expectTaken(reply: LightMyRequestResponse, parts: Parts): void {
  const isUnspeakable = containsUnstorableText(parts) || JSON.stringify(parts).includes('__proto__');
  expect(isUnspeakable || reply.json().error).not.toBe(commonRefusals.invalidRequest.error);
}
