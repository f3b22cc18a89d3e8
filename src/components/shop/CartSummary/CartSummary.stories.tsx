import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { buyCourses } from '../../../../contract/payments.ts';
import { CartSummary, type CartSummaryProps } from './CartSummary.tsx';

/** Once it is ordered it waits for the payment, until that is given up. */
function Bought({ onBuy, ...rest }: CartSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const payment = {
    kind: 'waiting' as const,
    href: 'https://example.com/pay',
    onOpen: fn(),
    onCancel: () => setOpen(false),
  };
  return (
    <CartSummary
      {...rest}
      payment={isOpen ? payment : undefined}
      onBuy={() => {
        onBuy();
        setOpen(true);
      }}
    />
  );
}

const meta = preview.meta({
  component: CartSummary,
  parameters: { ownIds: true },
  args: { count: 2, total: '78.00', onBuy: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  render: (args) => <Bought {...args} />,
  parameters: {
    code: `export function Example() {
  const [paying, setPaying] = useState(false);
  const payment = {
    kind: 'waiting' as const,
    href: 'https://example.com/pay',
    onOpen: () => {},
    onCancel: () => setPaying(false),
  };
  return (
    <CartSummary
      count={2}
      total="78.00"
      onBuy={() => setPaying(true)}
      payment={paying ? payment : undefined}
    />
  );
}`,
  },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy Courses for 78.00 $' });
    await expect(buy).toHaveAccessibleDescription('You’ll pay with PayPal, in a new tab.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
Default.test('buys what is in the cart', async ({ canvas, userEvent, args }) => {
  const buy = canvas.getByRole('button', { name: 'Buy Courses for 78.00 $' });
  await userEvent.click(buy);
  await expect(args.onBuy).toHaveBeenCalledOnce();
});
export const Empty = meta.story({
  args: { count: 0, total: '0.00' },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy Courses for 0.00 $' });
    await expect(buy).toBeDisabled();
    await expect(buy).toHaveAccessibleDescription('Add an exam to your cart first.');
    await expect(canvas.getByText('Add an exam to your cart first.')).toBeVisible();
  },
});
export const Buying = meta.story({
  args: { loading: true, error: buyCourses.refusals.priceChanged.error },
  play: async ({ canvas, userEvent, args }) => {
    const buy = canvas.getByRole('button', { name: 'Ordering…' });
    await userEvent.click(buy);
    await expect(buy).toHaveFocus();
    buy.blur();
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ordering…');
    // The last refusal no longer applies.
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
export const Error = meta.story({
  args: { error: buyCourses.refusals.priceChanged.error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A price has changed. Please check your cart before you buy.',
    );
    await expect(canvas.getByRole('button', { name: 'Buy Courses for 78.00 $' })).toBeEnabled();
  },
});
export const WaitingForThePayment = meta.story({
  args: { payment: { kind: 'waiting', href: 'https://example.com/pay', onOpen: fn(), onCancel: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const stop = canvas.getByRole('button', { name: 'Stop waiting' });
    await userEvent.click(stop);
    await expect(args.payment?.onCancel).toHaveBeenCalledOnce();
    stop.blur();
    await expect(canvas.getByText('Waiting for the payment in the other tab…')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open the payment page (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://example.com/pay');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
export const PaymentPageBlocked = meta.story({
  args: { payment: { kind: 'blocked', href: 'https://example.com/pay', onOpen: fn(), onCancel: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your browser blocked the payment page.');
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
    const link = canvas.getByRole('link', { name: /^Open the payment page/ });
    // The story stays where it is; no tab of another site is opened.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.payment?.onOpen).toHaveBeenCalledOnce();
  },
});
/** Above, while the cart loads; below, once it has: nothing moves. */
export const Loading = meta.story({
  parameters: { noCode: 'as Default, with `count={undefined}`' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CartSummary {...args} count={undefined} />
      <CartSummary {...args} />
    </div>
  ),
});
Loading.test('moves nothing when the cart arrives', async ({ canvasElement }) => {
  const [before, after] = [...(canvasElement.querySelector('[aria-hidden]')?.parentElement?.children ?? [])].map(
    ({ clientHeight }) => clientHeight,
  );
  await expect(before).toBe(after);
});
