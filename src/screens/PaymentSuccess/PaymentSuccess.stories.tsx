import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { executePayment } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import PaymentSuccessScreen from './PaymentSuccessScreen.tsx';

const meta = preview.meta({
  title: 'Payment success',
  component: PaymentSuccessScreen,
  parameters: { padded: false, path: `${paths.paymentSuccess.href()}?paymentId=mock-payment&PayerID=mock` },
});

/** It leads home, which says what was bought. */
export const Default = meta.story({
  beforeEach: () => void mockLogIn({ cart: ['administrator'] }),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^You have full access to/);
    await expect(within(note).getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute(
      'href',
      '/certifications/administrator',
    );
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
    await expect(await canvas.findByRole('heading', { name: 'Payment declined' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
  },
});

/** It says what it waits for, and nothing of a failure. */
export const WithPaymentPending = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(executePayment, executePayment.refusals.paymentPending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is pending' })).toBeVisible();
    await expect(canvas.getByText(executePayment.refusals.paymentPending.error)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
