import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { executePayment } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { placeOrder } from '../../mocks/orders.ts';
import { cartOf } from '../../mocks/shop.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import PaymentSuccessScreen from './PaymentSuccessScreen.tsx';

const meta = preview.meta({
  component: PaymentSuccessScreen,
  parameters: { padded: false, path: `${paths.paymentSuccess.href()}?paymentId=mock-payment-1&PayerID=mock` },
});

export const Default = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: () => void placeOrder(mockLogIn().userId, ['administrator']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
    await expect(shownToasts()).toEqual(['Thank you. You now have full access.']);
    const note = await canvas.findByText(/^You have full access to/);
    await expect(within(note).getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute(
      'href',
      '/certifications/administrator',
    );
  },
});

export const Loading = meta.story({
  parameters: { furtherModes: 'all' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockPending(executePayment));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Finishing your payment…' })).toBeVisible();
  },
});

/** A response without a message. */
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

export const DeclinedAndBackAtTheCart = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: ({ msw }) => {
    cartOf(mockLogIn().userId).add('administrator');
    // The code says that nothing was charged, whatever the sentence.
    msw.use(mockRefusal(executePayment, { ...executePayment.refusals.paymentDeclined, error: 'Your bank said no.' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the cart' }));
    await expect(await canvas.findByText('Your bank said no.')).toBeVisible();
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
    const next = encodeURIComponent('/payment-success?paymentId=mock-payment-1&PayerID=mock');
    const login = within(canvas.getByRole('main')).getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', `/login?next=${next}`);
  },
});
