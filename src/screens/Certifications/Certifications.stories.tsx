import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { addItemToCart } from '../../../contract/cart.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { paths } from '../../../domain/paths.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import CertificationsScreen from './CertificationsScreen.tsx';

const meta = preview.meta({
  component: CertificationsScreen,
  parameters: { padded: false, path: paths.certifications.href() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Platform App Builder' });
    await expect(link).toHaveAttribute('href', paths.quiz.href('appBuilder'));
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveAllExams)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(retrieveAllExams, () => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No certifications yet' })).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(commonRefusals.unavailable.error)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** One exam is bought, and another one in the cart. */
export const WithPurchases = meta.story({
  beforeEach: () => void mockLogIn({ owned: ['administrator'], cart: ['developer1'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Full access')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Platform Developer from cart' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(5);
  },
});

export const WithAddRefused = meta.story({
  parameters: { noPicture: 'it looks like Default: what failed is said in a toast' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(addItemToCart, addItemToCart.refusals.alreadyBought));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to Cart .*App Builder$/ }));
    await waitFor(() => expect(shownToasts()).toEqual([addItemToCart.refusals.alreadyBought.error]));
  },
});
