import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/schema.ts';
import { describeDialects } from '../harness/dialects.ts';
import { dump } from '../harness/dump.ts';
import { type Attack, expectClosedPage, expectNothingInjected, expectOwnRedirect, expectRefusal } from './attack.ts';
import { type Cast, newCast } from './cast.ts';
import { accounts } from './tables/accounts.ts';
import { addresses } from './tables/addresses.ts';
import { attempts } from './tables/attempts.ts';
import { bodies } from './tables/bodies.ts';
import { carts } from './tables/cart.ts';
import { harmless } from './tables/harmless.ts';
import { harmlessInShop } from './tables/harmlessShop.ts';
import { orders } from './tables/orders.ts';
import { passkeys } from './tables/passkeys.ts';
import { returns } from './tables/returns.ts';
import { settings } from './tables/settings.ts';
import { shopTexts } from './tables/shopTexts.ts';
import { hostileTexts } from './tables/texts.ts';
import { tokens } from './tables/tokens.ts';
import { choices, closed, decided } from './tables/walletPage.ts';
import { webhook } from './tables/webhook.ts';

const tables: readonly (readonly [name: string, attacks: readonly Attack[]])[] = [
  ['a body', bodies],
  ['a text', hostileTexts],
  ['a caller', tokens],
  ['an account', accounts],
  ['what only its owner may change', settings],
  ['a passkey', passkeys],
  ['an attempt', attempts],
  ['an address', addresses],
  ['a cart', carts],
  ['an order', orders],
  ['a text in the shop', shopTexts],
  ['a message to the webhook', webhook],
  ["a choice on the wallet's page", choices],
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

    /** Expects that nothing has changed since the last time, and that the server responds. */
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

    it.each([...returns, ...decided])('is redirected to a page of ours and changes nothing: %s', async (_, request) => {
      expectOwnRedirect(await cast.app.inject(request(cast)));
      await expectUnchanged();
    });

    it.each(closed)('finds nothing to pay and changes nothing: %s', async (_, request) => {
      expectClosedPage(await cast.app.inject(request(cast)));
      await expectUnchanged();
    });

    describe('gets the same response as an honest request, and changes nothing', () => {
      const all = [...harmless, ...harmlessInShop];

      it('all of it at once', async () => {
        const replies = await Promise.all(all.map(([, request]) => cast.app.inject(request(cast))));
        expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        await expectUnchanged();
      });

      it.each(all)('%s', async (_, request, honest) => {
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
