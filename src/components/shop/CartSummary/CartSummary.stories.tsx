import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { buyCourses } from '../../../../contract/payments.ts';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { CartSummary, type CartSummaryProps } from './CartSummary.tsx';

/** Each order takes two seconds, and waits for its payment until that is given up. */
function Bought({ onBuy, payment: first, error, loading = false, ...rest }: CartSummaryProps) {
  const [kind, setKind] = useState(first?.kind);
  const [isOrdering, order] = useMockWait();
  const payment = kind && {
    kind,
    href: 'https://example.com/pay',
    onOpen: () => {
      first?.onOpen();
      setKind('waiting');
    },
    onCancel: () => {
      first?.onCancel();
      setKind(undefined);
    },
  };
  const buy = () => {
    onBuy();
    order();
    setKind('waiting');
  };
  return (
    <CartSummary
      {...rest}
      payment={isOrdering ? undefined : payment}
      error={kind ? undefined : error}
      loading={loading || isOrdering}
      onBuy={buy}
    />
  );
}
Bought.displayName = 'CartSummary';

/** The same as code. */
const codeOf = (kind = '', more = '') => `export function Example() {
  const [kind, setKind] = useState<'waiting' | 'blocked' | undefined>(${kind});
  const [loading, setLoading] = useState(false);
  const payment = kind && {
    kind,
    href: 'https://example.com/pay',
    onOpen: () => setKind('waiting'),
    onCancel: () => setKind(undefined),
  };
  const buy = async () => {
    setKind(undefined);
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setLoading(false);
    setKind('waiting');
  };
  return <CartSummary count={2} total="78.00" ${more} loading={loading} onBuy={buy} payment={payment} />;
}`;

const meta = preview.meta({
  component: CartSummary,
  parameters: { ownIds: true },
  args: { count: 2, total: '78.00', onBuy: fn() },
  render: (args) => <Bought key={args.payment?.kind} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  parameters: { code: codeOf() },
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
/** Nothing is in the cart, so nothing can be bought. */
export const Empty = meta.story({
  args: { count: 0, total: '0.00' },
  parameters: { noCode: 'as Default, with `count={0}`' },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy Courses for 0.00 $' });
    await expect(buy).toBeDisabled();
    await expect(buy).toHaveAccessibleDescription('Add an exam to your cart first.');
    await expect(canvas.getByText('Add an exam to your cart first.')).toBeVisible();
  },
});
/** After a press on Buy, until the server has answered. */
export const Buying = meta.story({
  parameters: { noCode: 'as Default, with `loading`' },
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
/** The server made no order; the cart is as it was. */
export const Error = meta.story({
  args: { error: buyCourses.refusals.priceChanged.error },
  parameters: { code: codeOf('', `error={kind ? undefined : '${buyCourses.refusals.priceChanged.error}'}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A price has changed. Please check your cart before you buy.',
    );
    await expect(canvas.getByRole('button', { name: 'Buy Courses for 78.00 $' })).toBeEnabled();
  },
});
/** The payment page is open in another tab. */
export const WaitingForThePayment = meta.story({
  args: { payment: { kind: 'waiting', href: 'https://example.com/pay', onOpen: fn(), onCancel: fn() } },
  parameters: { code: codeOf("'waiting'") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the payment in the other tab…')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open the payment page (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://example.com/pay');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
WaitingForThePayment.test('is given up', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
  await expect(args.payment?.onCancel).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'Buy Courses for 78.00 $' })).toHaveFocus();
});
/** The browser let no tab open, so the user opens the payment page by its link. */
export const PaymentPageBlocked = meta.story({
  args: { payment: { kind: 'blocked', href: 'https://example.com/pay', onOpen: fn(), onCancel: fn() } },
  parameters: { code: codeOf("'blocked'") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your browser blocked the payment page.');
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
  },
});
PaymentPageBlocked.test('waits once it is opened by its link', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: /^Open the payment page/ });
  // The story stays where it is; no tab of another site is opened.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  await expect(args.payment?.onOpen).toHaveBeenCalledOnce();
  await expect(canvas.getByText('Waiting for the payment in the other tab…')).toBeVisible();
});
/** Above, while the cart loads; below, once it has: nothing moves. */
export const Loading = meta.story({
  parameters: { noCode: 'as Default, with `count={undefined}`' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CartSummary {...args} count={undefined} />
      <Bought {...args} />
    </div>
  ),
});
Loading.test('moves nothing when the cart arrives', async ({ canvasElement }) => {
  const [before, after] = [...(canvasElement.querySelector('[aria-hidden]')?.parentElement?.children ?? [])].map(
    ({ clientHeight }) => clientHeight,
  );
  await expect(before).toBe(after);
});
