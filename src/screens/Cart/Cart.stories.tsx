import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { removeItemToCart } from '../../../contract/cart.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { buyCourses } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal, MockRefusal } from '../../mocks/mock.ts';
import { cartOf, examListFor } from '../../mocks/shop.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import CartScreen from './CartScreen.tsx';

const meta = preview.meta({
  component: CartScreen,
  parameters: { padded: false, path: paths.cart.href() },
});

/** Logs in with these exams in the cart. */
function fill(...examIds: string[]) {
  const { userId } = mockLogIn();
  for (const examId of examIds) cartOf(userId).add(examId);
}
const twoExams = () => fill('administrator', 'developer1');

export const Default = meta.story({
  beforeEach: twoExams,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy Courses for 68.00 $' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    twoExams();
    msw.use(mockPending(retrieveAllExams));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: () => fill(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse certifications' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy Courses for 0.00 $' })).toBeDisabled();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => {
    twoExams();
    msw.use(mockRefusal(retrieveAllExams, commonRefusals.unexpected));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(commonRefusals.unexpected.error)).toBeVisible();
  },
});

export const OneExam = meta.story({
  beforeEach: () => fill('administrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy Courses for 29.00 $' })).toBeVisible();
  },
});

export const AllExams = meta.story({
  beforeEach: () => fill(...examList.map(({ id }) => id)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy Courses for 263.00 $' })).toBeVisible();
  },
});

export const Removing = meta.story({
  beforeEach: ({ msw }) => {
    twoExams();
    msw.use(mockPending(removeItemToCart));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Platform Developer from cart' }));
    await expect(await screen.findByRole('dialog', { name: 'Removing from your cart' })).toBeVisible();
  },
});

export const Removed = meta.story({
  parameters: { noPicture: 'it looks like OneExam' },
  beforeEach: twoExams,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Platform Developer from cart' }));
    await expect(await canvas.findByRole('button', { name: 'Buy Courses for 29.00 $' })).toBeVisible();
    await expect(shownToasts()).toEqual(['Platform Developer successfuly removed!']);
  },
});

export const Buying = meta.story({
  beforeEach: ({ msw }) => {
    twoExams();
    spyOn(window, 'open').mockReturnValue(null);
    msw.use(mockPending(buyCourses));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Courses for 68.00 $' }));
    await expect(await screen.findByRole('dialog', { name: 'Ordering your exams' })).toBeVisible();
  },
});

export const BlockedPopUp = meta.story({
  beforeEach: () => {
    twoExams();
    spyOn(window, 'open').mockReturnValue(null);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Courses for 68.00 $' }));
    await expect(await canvas.findByRole('link', { name: /Open the payment page/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/payment-success?paymentId='),
    );
    await expect(shownToasts()).toEqual(['Your order is ready to be paid.']);
  },
});

export const WaitingForThePayment = meta.story({
  beforeEach: () => {
    twoExams();
    const tab = { closed: false, opener: window, location: { replace: () => undefined } };
    spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // the few parts of a tab that are used
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Courses for 68.00 $' }));
    await expect(await canvas.findByText('Waiting for the payment in the other tab…')).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => {
    twoExams();
    spyOn(window, 'open').mockReturnValue(null);
    msw.use(mockRefusal(buyCourses, buyCourses.refusals.paymentServiceDown));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Courses for 68.00 $' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(buyCourses.refusals.paymentServiceDown.error);
  },
});

export const PriceChanged = meta.story({
  parameters: { noPicture: 'The component has pictures of its own.' },
  beforeEach: ({ msw }) => {
    const { userId } = mockLogIn();
    cartOf(userId).add('administrator');
    spyOn(window, 'open').mockReturnValue(null);
    let price = '29.00';
    msw.use(
      mock(retrieveAllExams, () => examListFor(userId).map((exam) => ({ ...exam, price }))),
      mock(buyCourses, () => {
        price = '31.00';
        // The code says why, whatever the sentence.
        throw new MockRefusal({ ...buyCourses.refusals.priceChanged, error: 'Something costs more now.' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Courses for 29.00 $' }));
    await expect(await canvas.findByRole('button', { name: 'Buy Courses for 31.00 $' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something costs more now.');
  },
});

export const WithoutApprovalUrl = meta.story({
  beforeEach: ({ msw }) => {
    twoExams();
    spyOn(window, 'open').mockReturnValue(null);
    msw.use(
      mock(buyCourses, () => ({ message: 'Your order is ready to be paid.', approval_url: 'javascript:alert(1)' })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Courses for 68.00 $' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to get PayPal approval URL'));
  },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see your cart' })).toBeVisible();
    const login = within(canvas.getByRole('main')).getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', '/login?next=%2Fcart');
  },
});
