import { expect, screen, spyOn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { buyCourses } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { mockCart } from '../../mocks/fixtures/cart.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal, MockRefusal } from '../../mocks/mock.ts';
import CartScreen from './CartScreen.tsx';

const meta = preview.meta({
  component: CartScreen,
  parameters: { padded: false, path: paths.cart.href() },
});

/** Logs in with two exams in the cart. */
const fill = () => void mockLogIn({ cart: ['administrator', 'developer1'] });

/** Has the buyer's browser open this tab for the payment, or none. */
const openTab = (tab: Window | null) => void spyOn(window, 'open').mockReturnValue(tab);

const buy = { name: 'Buy Courses for 68.00 $' };

export const Default = meta.story({
  beforeEach: fill,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', buy)).toBeEnabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    fill();
    msw.use(mockPending(retrieveAllExams));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy Courses for 0.00 $' })).toBeDisabled();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => {
    fill();
    msw.use(mockRefusal(retrieveAllExams, commonRefusals.unexpected));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(commonRefusals.unexpected.error)).toBeVisible();
  },
});

/** Approved, and not confirmed yet: a second payment asks first. */
export const WithPaymentPending = meta.story({
  beforeEach: () => void mockLogIn({ cart: ['administrator', 'developer1'], pending: ['administrator'] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your payment for Platform Administrator is pending/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', buy));
    const dialog = await screen.findByRole('dialog', { name: 'Pay a second time?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wait for the first payment' }));
    await expect(canvas.queryByText(/^Waiting for the payment/)).not.toBeInTheDocument();
  },
});

/** The new total is shown with what refused the old one. */
export const WithPriceChanged = meta.story({
  beforeEach: ({ msw }) => {
    fill();
    openTab(null);
    let price = '34.00';
    msw.use(
      mock(retrieveAllExams, () => mockCart('administrator', 'developer1').map((exam) => ({ ...exam, price }))),
      mock(buyCourses, () => {
        price = '36.00';
        throw new MockRefusal(buyCourses.refusals.priceChanged);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', buy));
    await expect(await canvas.findByRole('button', { name: 'Buy Courses for 72.00 $' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(buyCourses.refusals.priceChanged.error);
  },
});

export const WithoutLogin = meta.story({
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcart');
    await expect(await main.findByRole('link', { name: 'Platform Administrator' })).toBeVisible();
    await expect(main.queryByRole('button')).not.toBeInTheDocument();
  },
});
