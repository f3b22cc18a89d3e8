import { expect, spyOn, waitFor, type userEvent as UserEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { executePayment } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { reportPayment } from '../../data/payments/paymentChannel.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { orderOf, payOrder } from '../../mocks/orders.ts';
import { cartOf } from '../../mocks/shop.ts';
import CartScreen from './CartScreen.tsx';

const meta = preview.meta({
  component: CartScreen,
  parameters: { padded: false, path: paths.cart.href() },
});

/** The few parts of a tab that are used. The address that it is sent to is that of the payment page. */
const tab = {
  closed: false,
  opener: window,
  address: '',
  location: { replace: (to: string) => void (tab.address = to) },
};

/** Logs in with an exam in the cart, where a payment page opens in a tab. */
function open() {
  Object.assign(tab, { closed: false, address: '' });
  spyOn(window, 'open').mockImplementation(() => {
    tab.closed = false;
    return tab as unknown as Window;
  });
  cartOf(mockLogIn().userId).add('administrator');
}

interface Play {
  canvas: {
    findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
    findByText: (text: string | RegExp) => Promise<HTMLElement>;
  };
  userEvent: ReturnType<typeof UserEvent.setup>;
}

/** Clicks the buy button; returns the id of the payment that the tab is sent to. */
async function buy({ canvas, userEvent }: Play): Promise<string> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Buy Courses for 29.00 $' }));
  await expect(await canvas.findByText('Waiting for the payment in the other tab…')).toBeVisible();
  return new URL(tab.address).searchParams.get('paymentId') ?? '';
}

/** Expects that the waiting is over with this sentence, and that buying again opens another payment. */
async function expectEnd(story: Play, paymentId: string, sentence: RegExp) {
  await expect(await story.canvas.findByText(sentence)).toBeVisible();
  await expect(document.body).not.toHaveTextContent('Waiting for the payment');
  const next = await buy(story);
  await expect(next).not.toBe(paymentId);
  await expect(document.body).not.toHaveTextContent(sentence);
}

export const TabClosed = meta.story({
  beforeEach: open,
  play: async ({ canvas, userEvent }) => {
    await buy({ canvas, userEvent });
    tab.closed = true;
    await waitFor(() => expect(canvas.getByText(/^The payment page was closed\. You are only charged/)).toBeVisible(), {
      timeout: 5000,
    });
    await expect(canvas.queryByText(/^Waiting for the payment/)).not.toBeInTheDocument();
  },
});

export const TabClosedAfterApproving = meta.story({
  parameters: { noPicture: 'it looks like Empty' },
  beforeEach: open,
  play: async ({ canvas, userEvent }) => {
    const order = orderOf(await buy({ canvas, userEvent }));
    if (order) payOrder(order);
    tab.closed = true;
    await waitFor(
      () => expect(canvas.getByText(/^You have full access to/)).toHaveTextContent('Platform Administrator.'),
      { timeout: 5000 },
    );
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/^You have full access to/)).not.toBeInTheDocument();
  },
});

export const Declined = meta.story({
  parameters: { noPicture: 'It ends as WaitingForThePayment.' },
  beforeEach: open,
  play: async ({ canvas, userEvent }) => {
    const paymentId = await buy({ canvas, userEvent });
    reportPayment({ kind: 'ended', userId: 'user-1', text: executePayment.refusals.paymentDeclined.error });
    await expectEnd({ canvas, userEvent }, paymentId, /^The payment was declined\. Nothing was charged\.$/);
  },
});

export const DeclinedForSomebodyElse = meta.story({
  parameters: { noPicture: 'It ends as WaitingForThePayment.' },
  beforeEach: open,
  play: async ({ canvas, userEvent }) => {
    await buy({ canvas, userEvent });
    reportPayment({ kind: 'ended', userId: 'user-2', text: executePayment.refusals.paymentDeclined.error });
    reportPayment({ kind: 'ended', userId: 'user-2', text: executePayment.refusals.paymentDeclined.error });
    await expect(await canvas.findByText('Waiting for the payment in the other tab…')).toBeVisible();
    await expect(canvas.queryByText(/declined/)).not.toBeInTheDocument();
  },
});

/** What the payment's own tab shows: where its provider leads back to. */
export const Cancelled = meta.story({
  parameters: { path: paths.cart.href('cancelled') },
  beforeEach: open,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
  },
});

export const CancelledAndTriedAgain = meta.story({
  parameters: { noPicture: 'It ends as WaitingForThePayment.' },
  beforeEach: open,
  play: async ({ canvas, userEvent }) => {
    const paymentId = await buy({ canvas, userEvent });
    reportPayment({ kind: 'ended', userId: 'user-1', text: 'You cancelled the payment. Nothing was charged.' });
    await expectEnd({ canvas, userEvent }, paymentId, /^You cancelled the payment/);
  },
});

export const BoughtInAnotherTab = meta.story({
  beforeEach: open,
  play: async ({ canvas, userEvent }) => {
    const order = orderOf(await buy({ canvas, userEvent }));
    if (order) payOrder(order);
    reportPayment({
      kind: 'bought',
      userId: 'user-1',
      exams: [{ name: 'Platform Administrator', link: 'administrator' }],
    });
    await expect(await canvas.findByText(/^You have full access to/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute(
      'href',
      '/certifications/administrator',
    );
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
  },
});
