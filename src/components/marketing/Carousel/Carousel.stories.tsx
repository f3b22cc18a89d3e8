import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '../../../../content/testimonials.ts';
import { TestimonialCard } from '../TestimonialCard/TestimonialCard.tsx';
import { Carousel } from './Carousel.tsx';
import { expectShown, settling } from './storyTools.ts';

const meta = preview.meta({
  component: Carousel,
  args: {
    label: 'What learners say',
    children: testimonials.map((testimonial) => <TestimonialCard key={testimonial.name} {...testimonial} />),
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expectShown(canvasElement, 1, 2, 3);
    const carousel = canvas.getByRole('group', { name: 'What learners say' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    // Nothing moves for a reader who asked for less, so there is nothing to stop, and nothing is announced.
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
  },
});
export const Moved = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectShown(canvasElement, 2, 3, 4);
    await expect(canvas.getByText('Showing 2, 3 and 4 of 6')).toBeInTheDocument();
  },
});
export const AroundTheStart = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expectShown(canvasElement, 1, 2, 6);
  },
});
export const AroundTheEnd = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    for (let press = 0; press < 4; press++) await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectShown(canvasElement, 1, 5, 6);
    for (let press = 0; press < 2; press++) await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectShown(canvasElement, 1, 2, 3);
  },
});
export const Few = meta.story({
  args: { children: testimonials.slice(0, 3).map((each) => <TestimonialCard key={each.name} {...each} />) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-moved="true"]')).not.toBeNull(), settling);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LongText = meta.story({
  args: {
    children: testimonials.map((testimonial, position) => (
      <TestimonialCard key={testimonial.name} {...testimonial} text={testimonial.text.repeat(1 + (position % 3))} />
    )),
  },
  play: ({ canvasElement }) => expectShown(canvasElement, 1, 2, 3),
});
export const Phone = meta.story({
  parameters: { noPicture: 'it looks like Default on a phone' },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectShown(canvasElement, 1),
});
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvasElement }) => expectShown(canvasElement, 1),
});
export const Navbar = meta.story({
  globals: { viewport: { value: 'navbar' } },
  play: ({ canvasElement }) => expectShown(canvasElement, 1, 2, 3),
});
