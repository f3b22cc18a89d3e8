import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { executePayment } from '../../../../contract/payments.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

const meta = preview.meta({ component: PaymentReturn, args: { cartHref: '/cart' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Finishing your payment…');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
export const Error = meta.story({
  args: { error: executePayment.unusable, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to finish payment');
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    retry.blur();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Declined = meta.story({
  args: { error: executePayment.refusals.paymentDeclined.error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment was declined. Nothing was charged.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
