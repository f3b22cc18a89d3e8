// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyCourses } from '../../../contract/payments.ts';
import { mock } from '../../mocks/mock.ts';
import { mockServer } from '../../mocks/node.ts';
import { orderCart } from './orders.ts';

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
afterAll(() => mockServer.close());

it.each(['javascript:alert(1)', 'no address'])('sends no buyer to %s', async (address) => {
  mockServer.use(mock(buyCourses, () => ({ message: 'Ready to be paid.', approval_url: address })));
  await expect(
    orderCart({ userId: 'u1', total: '29.00', examIds: ['administrator'], isNewTry: false }),
  ).rejects.toMatchObject({
    message: 'Failed to get PayPal approval URL',
  });
});
