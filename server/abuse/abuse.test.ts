import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/schema.ts';
import { describeDialects } from '../testing/dialects.ts';
import { dump } from '../testing/dump.ts';
import { type Attack, expectNothingInjected, expectRefusal } from './attack.ts';
import { type Cast, newCast } from './cast.ts';
import { accounts } from './tables/accounts.ts';
import { addresses } from './tables/addresses.ts';
import { attempts } from './tables/attempts.ts';
import { bodies } from './tables/bodies.ts';
import { hostileTexts } from './tables/texts.ts';
import { harmless } from './tables/harmless.ts';
import { tokens } from './tables/tokens.ts';

const tables: readonly (readonly [name: string, attacks: readonly Attack[]])[] = [
  ['a body', bodies],
  ['a text', hostileTexts],
  ['a caller', tokens],
  ['an account', accounts],
  ['an attempt', attempts],
  ['an address', addresses],
];

describeDialects(
  'what means ill',
  (open) => {
    let db: Database;
    let cast: Cast;
    let before: unknown;

    beforeAll(async () => {
      ({ db } = await open());
      cast = await newCast(db);
      before = await dump(db);
    });

    /** Expects that nothing has changed since the last time, and that the server answers. */
    async function expectUnchanged(): Promise<void> {
      const [was, is] = [before, await dump(db)];
      before = is;
      expect(is).toEqual(was);
      expect((await cast.app.inject('/api/health')).statusCode).toBe(200);
    }

    describe.each(tables)('is refused and changes nothing: %s', (_, attacks) => {
      it.each(attacks)('%s', async (_name, status, request) => {
        expectRefusal(await cast.app.inject(await request(cast)), status);
        await expectUnchanged();
      });
    });

    describe('is answered like what means well, and changes nothing', () => {
      it.each(harmless)('%s', async (_, request, honest) => {
        const { app } = cast;
        const [reply, usual] = await Promise.all([app.inject(request(cast)), app.inject(honest(cast))]);
        expect([reply.statusCode, reply.body]).toEqual([200, usual.body]);
        expectNothingInjected(reply);
        await expectUnchanged();
      });
    });
  },
  'suite',
);
