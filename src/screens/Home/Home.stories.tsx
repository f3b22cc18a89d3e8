import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { keepPaymentResult } from '../../data/payments/paymentResult.ts';
import { setHomeNotice } from '../../flows/homeNotice.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { paths } from '../../../domain/paths.ts';
import HomeScreen from './HomeScreen.tsx';

/** Scrolls to everything that loads only when it is near, so that the picture has it. */
async function scrollThrough(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const carousel = await page.findByRole('group', { name: 'Testimonials' });
  carousel.scrollIntoView({ block: 'center' });
  await page.findByRole('button', { name: 'Next' }, { timeout: 5000 });
  for (const image of canvasElement.querySelectorAll<HTMLImageElement>('img:not([inert] img)')) {
    image.scrollIntoView({ block: 'center' });
    await image.decode();
  }
  window.scrollTo(0, 0);
}

const meta = preview.meta({
  component: HomeScreen,
  parameters: { padded: false, path: paths.home.href() },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Platform App Builder' })).toBeVisible();
    await scrollThrough(canvasElement);
  },
});
Default.test('says at once whether a pick is right', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^B When a case is updated/ }));
  await expect(canvas.getByRole('status')).toHaveTextContent('Correct.');
});

/** Each promise of the home page (docs/product.md 1.5), and where it leads. */
export const Promises = meta.story({
  parameters: { noPicture: 'the same as Default' },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'What’s next' }));
    const stations = next.getAllByRole('listitem').map((station) => station.textContent);
    await expect(stations.map((station) => /^(Open now|Planned)/.exec(station)?.[0])).toEqual([
      'Open now',
      'Open now',
      'Open now',
      'Planned',
      'Planned',
    ]);
    for (const promise of [
      'Practice questions',
      'Progress tracking',
      'Paid courses',
      'Live workshops',
      'AI study plans',
    ]) {
      await expect(next.getByRole('heading', { name: promise })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
      'href',
      paths.contactUs.href('One-to-one expert session'),
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveAllExams)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await scrollThrough(canvasElement);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(retrieveAllExams, () => [])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No certifications yet' })).toBeVisible();
    await scrollThrough(canvasElement);
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unavailable)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(commonRefusals.unavailable.error)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollThrough(canvasElement);
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Platform App Builder' });
    await scrollThrough(canvasElement);
  },
});

export const Navbar = meta.story({ ...Tablet.input, globals: { viewport: { value: 'navbar' } } });

export const Desktop = meta.story({ ...Tablet.input, globals: { viewport: { value: 'desktop' } } });

export const JustBought = meta.story({
  beforeEach: () => {
    const exams = examList.slice(0, 2).map(({ name, link }) => ({ name, link }));
    keepPaymentResult({ kind: 'bought', userId: mockLogIn().userId, exams });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have full access to/)).toHaveTextContent(
      'You have full access to Platform Administrator and Platform Developer.',
    );
    await expect(await canvas.findByRole('heading', { name: 'Platform App Builder' })).toBeVisible();
  },
});

export const JustAskedForALink = meta.story({
  beforeEach: () =>
    setHomeNotice('If there is an account with this email, a link to set a new password is on its way.'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/is on its way\.$/)).toBeVisible();
    await scrollThrough(canvasElement);
  },
});
