import { beforeEach, describe, expect, it } from 'vitest';
import { addItemToCart, removeItemToCart } from '../../contract/cart.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { expectOwn, type Shopper, shopper } from './shopper.ts';
import { bodyOf, refusal, type Subject } from './subject.ts';

const { invalidRequest } = commonRefusals;
const { alreadyBought, examNotFound } = addItemToCart.refusals;

/**
 * The contract of carts, for the server and the mocks. No one has an account; the exams
 * `administrator` and `appBuilder` cost something, another costs nothing.
 */
export function cartContract(subject: Subject): void {
  let ann: Shopper;
  beforeEach(async () => {
    ann = await shopper(subject);
  });
  const add = async (examId: string) => bodyOf(await ann.add(examId), addItemToCart.response);
  const remove = async (examId: string) => bodyOf(await ann.remove(examId), removeItemToCart.response);
  const nameOf = async (examId: string) => (await ann.exams()).find(({ id }) => id === examId)?.name;

  describe('addItemToCart', () => {
    it("adds an exam to the cart and returns the exam's name", async () => {
      expect(await add('administrator')).toEqual({ message: await nameOf('administrator') });
      expect([await ann.cart(), await ann.bought()]).toEqual([['administrator'], []]);
    });

    it('adds an exam once and returns the same again', async () => {
      const first = await add('administrator');
      expect(await add('administrator')).toEqual(first);
      expect(await ann.cart()).toEqual(['administrator']);
    });

    it('takes several exams', async () => {
      await add('appBuilder');
      await add('administrator');
      expect(new Set(await ann.cart())).toEqual(new Set(['administrator', 'appBuilder']));
    });

    it('keeps a cart for each user', async () => {
      const bob = await shopper(subject, 'bob@example.org');
      await add('administrator');
      expect(await bob.cart()).toEqual([]);
      await bodyOf(await bob.remove('administrator'), removeItemToCart.response);
      expect(await ann.cart()).toEqual(['administrator']);
    });

    it('takes no exam that costs nothing: every user has it', async () => {
      const free = (await ann.exams()).find(({ price }) => Number(price) === 0);
      expect(free).toMatchObject({ bought: true, in_cart: false });
      await refusal(await ann.add(free?.id), alreadyBought);
      expect(await ann.cart()).toEqual([]);
    });

    it('takes no exam that was bought', async () => {
      await ann.execute(await ann.approve(await ann.order('administrator')));
      await refusal(await ann.add('administrator'), alreadyBought);
      expect(await ann.cart()).toEqual([]);
    });
  });

  describe('removeItemToCart', () => {
    it("removes an exam from the cart and returns the exam's name", async () => {
      await add('administrator');
      await add('appBuilder');
      expect(await remove('administrator')).toEqual({ message: await nameOf('administrator') });
      expect(await ann.cart()).toEqual(['appBuilder']);
    });

    it('returns the same for an exam that is not in the cart, and leaves the others there', async () => {
      await add('appBuilder');
      expect(await remove('administrator')).toEqual({ message: await nameOf('administrator') });
      expect(await ann.cart()).toEqual(['appBuilder']);
    });
  });

  describe.each([
    ['addItemToCart', addItemToCart, 'add', 'administrator'],
    ['removeItemToCart', removeItemToCart, 'remove', 'appBuilder'],
  ] as const)('%s', (_, endpoint, act, examId) => {
    beforeEach(() => add('appBuilder'));

    it('knows no other exam', async () => {
      await refusal(await ann[act]('none'), examNotFound);
      expect(await ann.cart()).toEqual(['appBuilder']);
    });

    it('is for the user alone', async () => {
      await expectOwn(subject, endpoint, ann.session, { examId });
      expect(await ann.cart()).toEqual(['appBuilder']);
    });

    it.each(['', 7, ['administrator'], { id: 'administrator' }, null, undefined])('refuses %j', async (given) => {
      await refusal(await ann[act](given), invalidRequest);
      expect(await ann.cart()).toEqual(['appBuilder']);
    });
  });
}
