import * as fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Session } from '../../contract/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import type { Database } from '../../server/db/schema.ts';
import { containsUnstorableText } from '../../server/http/route.ts';
import { bearer, expectRefused, signUp } from '../harness/accounts.ts';
import { fill, testApp } from '../harness/app.ts';
import { describeDialects } from '../harness/dialects.ts';
import { dump } from '../harness/dump.ts';
import { noLimits } from '../harness/noLimits.ts';
import { allEndpoints } from './allEndpoints.ts';
import { type Known, nearlyValidParts, type Parts, toRequest, validParts } from './anyRequest.ts';
import { expectNothingInjected, fuzzing, sentence } from './sound.ts';

const AT_ONCE = 12;

/** Who calls: someone without an account, a user, or a user who names the right ids. */
type Who = 'visitor' | 'user' | 'self';
interface Call {
  readonly who: Who;
  readonly parts: Parts;
}

const endpoints = await allEndpoints();
const exam = { examId: 'administrator', developerType: 'administrator' };
const knownOf = ({ userId }: Session): Known => ({ userId, user_id: userId, ...exam });

describeDialects(
  'a call',
  (open) => {
    let db: Database;
    let app: FastifyInstance;
    let ann: Session;
    let bob: Session;

    beforeAll(async () => {
      ({ db } = await open());
      await fill(db);
      app = await testApp(db, { limits: noLimits });
      ann = await signUp(app);
      bob = await signUp(app, 'bob@example.org');
    });

    // Every call that names a user, in whatever place.
    const owned = endpoints.filter(({ endpoint: { query, body } }) => namesUser(query) || namesUser(body));

    it.each(owned)('to $name is for its user alone', async ({ endpoint }) => {
      const [parts = {}] = fc.sample(validParts(endpoint, knownOf(ann)), { ...fuzzing, numRuns: 1 });
      const before = await dump(db);
      const { loginRequired, notYours, tokenInvalid } = commonRefusals;
      for (const [headers, refusal] of [
        [bearer(bob), notYours],
        [{}, loginRequired],
        [{ authorization: 'Bearer none' }, tokenInvalid],
      ] as const)
        expectRefused(await app.inject(toRequest(endpoint, parts, headers)), refusal);
      expect(await dump(db)).toEqual(before);
    });

    /** Calls by everyone, of parts that are made for what the caller knows. */
    function calls(partsFor: (known: Known) => fc.Arbitrary<Parts>): fc.Arbitrary<Call[]> {
      const one = (who: Who) => partsFor(who === 'self' ? knownOf(ann) : {}).map((parts) => ({ who, parts }));
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
      await fc.assert(law, fuzzing);
    }

    describe.each(endpoints)('to $name, whatever is sent,', ({ endpoint }) => {
      it('is taken where the contract takes it', () =>
        fuzz(endpoint, (known) => validParts(endpoint, known), expectTaken));

      it('gets a response where it is nearly right', () =>
        fuzz(endpoint, (known) => nearlyValidParts(endpoint, known)));
    });
  },
  'suite',
);

function namesUser(schema: z.ZodMiniType | undefined): boolean {
  if (!schema) return false;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return 'userId' in properties || 'user_id' in properties;
}

/** Expects the contract's response, or a refusal of one sentence that is not our fault. */
function expectSound({ response }: Endpoint, reply: LightMyRequestResponse): void {
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  const body: unknown = reply.json();
  const isSound = reply.statusCode === 200 ? response.safeParse(body).success : isRefusal(body);
  expect(isSound, reply.body).toBe(true);
  expectNothingInjected(reply);
}

function isRefusal(body: unknown): boolean {
  const { success, data } = z.strictObject({ error: z.string(), code: z.string() }).safeParse(body);
  return success && sentence.test(data.error);
}

/** Expects that a request was not refused as such, unless it contains what no call takes, whatever its schema says. */
function expectTaken(reply: LightMyRequestResponse, parts: Parts): void {
  const isUnspeakable = containsUnstorableText(parts) || JSON.stringify(parts).includes('__proto__');
  expect(isUnspeakable || reply.json().error).not.toBe(commonRefusals.invalidRequest.error);
}
