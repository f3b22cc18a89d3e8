import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { executePayment } from '../../../contract/payments.ts';
import { paths } from '../../app/paths.ts';
import { toastQueue } from '../../components/Toaster/toast.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { placeOrder } from '../../mocks/orders.ts';
import PaymentSuccessScreen from './PaymentSuccessScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Payment success',
  component: PaymentSuccessScreen,
  parameters: { padded: false, path: `${paths.paymentSuccess.href()}?paymentId=mock-payment-1&PayerID=mock` },
});

export const Default = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: () => void placeOrder(mockLogIn().userId, ['administrator']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
    await expect(toastQueue.peek().map(({ message }) => message)).toEqual(['Thank you. You have full access now.']);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockPending(executePayment));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Finishing your payment…' })).toBeVisible();
  },
});

/** An answer without a message. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mock(executePayment, () => ({}) as { message: string }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to finish payment');
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(executePayment, executePayment.refusals.paymentDeclined));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(executePayment.refusals.paymentDeclined.error);
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
  },
});

export const WithoutParameters = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.', path: paths.paymentSuccess.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
  },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to finish your payment' })).toBeVisible();
  },
});
