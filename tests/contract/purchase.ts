import { beforeEach, expect, it } from 'vitest';
import { executePayment, paymentMessages } from '../../contract/payments.ts';
import { type Shopper, shopper } from './shopper.ts';
import { bodyOf, type Subject } from './subject.ts';

const granted = expect.objectContaining({ message: paymentMessages.granted });

/**
 * The contract of an approved payment, for the server and the mocks. No one has an account; the exams
 * `administrator` and `appBuilder` cost something.
 */
export function purchaseContract(subject: Subject): void {
  let ann: Shopper;
  beforeEach(async () => {
    ann = await shopper(subject);
  });
  const execute = async (payment: Awaited<ReturnType<Shopper['approve']>>) =>
    bodyOf(await ann.execute(payment), executePayment.response);
  const purchase = async (...examIds: string[]) => execute(await ann.approve(await ann.order(...examIds)));

  it('redirects back with a payment and a payer', async () => {
    const { paymentId, payerId } = await ann.approve(await ann.order('administrator'));
    for (const id of [paymentId, payerId]) expect(id).not.toBe('');
  });

  it('grants what was in the cart, and empties it', async () => {
    expect(await purchase('administrator', 'appBuilder')).toEqual(granted);
    expect(new Set(await ann.bought())).toEqual(new Set(['administrator', 'appBuilder']));
    expect(await ann.cart()).toEqual([]);
  });

  it('says what was bought, with names and slugs as in the list', async () => {
    const { exams = [] } = await purchase('administrator', 'appBuilder');
    const listed = (await ann.exams()).filter(({ bought, price }) => bought && Number(price) > 0);
    expect(new Set(exams)).toEqual(new Set(listed.map(({ name, link }) => ({ name, link }))));
    expect(exams).toHaveLength(2);
  });

  it('opens all questions of the quiz, of which the first are those of before', async () => {
    const { questions, ...before } = await ann.quiz();
    await purchase('administrator');
    const after = await ann.quiz();
    expect(after).toMatchObject({ ...before, bought: true });
    expect(after.questions).toHaveLength(subject.questionCount);
    expect(after.questions.slice(0, questions.length)).toEqual(questions);
  });

  it('grants what was ordered, whatever was added to the cart since', async () => {
    const approvalUrl = await ann.order('administrator');
    await ann.add('appBuilder');
    expect(await execute(await ann.approve(approvalUrl))).toEqual(granted);
    expect([await ann.bought(), await ann.cart()]).toEqual([['administrator'], ['appBuilder']]);
  });

  it('returns the same again and grants nothing more', async () => {
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

  it('grants nothing to anyone else', async () => {
    const bob = await shopper(subject, 'bob@example.org');
    await bob.add('administrator');
    await purchase('administrator');
    expect([await bob.bought(), await bob.cart()]).toEqual([[], ['administrator']]);
    expect((await bob.quiz()).bought).toBe(false);
  });
}
