import Link from '@mui/material/Link';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '../../../../content/testimonials.ts';
import { TestimonialCard } from '../TestimonialCard/TestimonialCard.tsx';
import { Carousel } from './Carousel.tsx';
import { expectShown, mockMotion, settling, shownSlides, swipe } from './storyTools.ts';

const meta = preview.meta({
  component: Carousel,
  args: {
    label: 'What learners say',
    children: testimonials.map((testimonial) => <TestimonialCard key={testimonial.name} {...testimonial} />),
  },
});

/** Embla loads when it is near; until then its slides are a row that scrolls. */
export const FarAway = meta.story({
  parameters: { noPicture: 'a picture of the whole page brings it near' },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 4000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(shownSlides(canvasElement)).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
    canvas.getByRole('group', { name: 'What learners say' }).scrollIntoView();
    await expectShown(canvasElement, 1, 2, 3);
  },
});
export const ByKeys = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown(canvasElement, 1, 2, 6);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectShown(canvasElement, 2, 3, 4);
  },
});
export const BySwipe = meta.story({
  parameters: { noPicture: 'letters that were moved are painted a little apart from each other' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expectShown(canvasElement, 1);
    swipe(canvas.getByRole('group', { name: '1 of 6' }), -200);
    await canvas.findByText('Showing 2 of 6', {}, settling);
    await expectShown(canvasElement, 2);
  },
});
export const WithLinks = meta.story({
  args: {
    children: [1, 2, 3, 4, 5, 6].map((number) => <Link key={number} href="/articles">{`Article ${number}`}</Link>),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    // The link that had the focus has left, but the focus stays in the carousel and the keys go on.
    await expectShown(canvasElement, 2, 3, 4);
    await expect(canvas.getByRole('group', { name: 'What learners say' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvasElement, 3, 4, 5);
  },
});
export const Rotating = meta.story({
  beforeEach: mockMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await userEvent.hover(canvas.getByRole('group', { name: '1 of 6' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
});
export const Paused = meta.story({
  parameters: { noPicture: 'which slides are visible depends on time' },
  args: { rotateEveryMs: 100 },
  beforeEach: mockMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await waitFor(() => expect(shownSlides(canvasElement)).not.toContain('1 of 6'), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    // Its own moves are not read out.
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
  },
});
export const TakenOver = meta.story({
  parameters: { noPicture: 'letters that were moved are painted a little apart from each other' },
  beforeEach: mockMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Showing 2, 3 and 4 of 6', {}, settling);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});
