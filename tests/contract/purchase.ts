import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { type Shopper, shopper } from './shopper.ts';
import { answer, type Subject } from './subject.ts';

const granted = { message: paymentMessages.granted };

/**
 * What becomes of a payment that was approved, be it at the server or a mock. Nobody has an account; the exams
 * `administrator` and `appBuilder` cost something.
 */
export function purchaseContract(subject: Subject): void {
  let ann: Shopper;
  beforeEach(async () => {
    ann = await shopper(subject);
  });
  const execute = async (payment: Awaited<ReturnType<Shopper['approve']>>) =>
    answer(await ann.execute(payment), executePayment.response);
  const purchase = async (...examIds: string[]) => execute(await ann.approve(await ann.order(...examIds)));

  it('leads back with a payment and a payer', async () => {
    const { paymentId, payerId } = await ann.approve(await ann.order('administrator'));
    for (const id of [paymentId, payerId]) expect(id).not.toBe('');
  });

  it('gives what was in the cart, and empties it', async () => {
    expect(await purchase('administrator', 'appBuilder')).toEqual(granted);
    expect(new Set(await ann.bought())).toEqual(new Set(['administrator', 'appBuilder']));
    expect(await ann.cart()).toEqual([]);
  });

  it('opens all questions of the quiz, of which the first are those of before', async () => {
    const { questions, ...before } = await ann.quiz();
    await purchase('administrator');
    const after = await ann.quiz();
    expect(after).toMatchObject({ ...before, bought: true });
    expect(after.questions).toHaveLength(subject.questionCount);
    expect(after.questions.slice(0, questions.length)).toEqual(questions);
  });

  it('gives what was ordered, whatever was put into the cart since', async () => {
    const approvalUrl = await ann.order('administrator');
    await ann.add('appBuilder');
    expect(await execute(await ann.approve(approvalUrl))).toEqual(granted);
    expect([await ann.bought(), await ann.cart()]).toEqual([['administrator'], ['appBuilder']]);
  });

  it('says the same again and gives nothing more', async () => {
    const payment = await ann.approve(await ann.order('administrator'));
    await execute(payment);
    await ann.add('appBuilder');
    expect(await execute(payment)).toEqual(granted);
    expect([await ann.bought(), await ann.cart()]).toEqual([['administrator'], ['appBuilder']]);
  });

  it('can be followed by another', async () => {
    await purchase('administrator');
    expect(await purchase('appBuilder')).toEqual(granted);
    expect(new Set(await ann.bought())).toEqual(new Set(['administrator', 'appBuilder']));
  });

  it('gives nothing to anybody else', async () => {
    const bob = await shopper(subject, 'bob@example.org');
    await bob.add('administrator');
    await purchase('administrator');
    expect([await bob.bought(), await bob.cart()]).toEqual([[], ['administrator']]);
    expect((await bob.quiz()).bought).toBe(false);
  });
}
