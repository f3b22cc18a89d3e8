import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '../../../../content/testimonials.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

const [sample] = testimonials;
if (!sample) throw new TypeError('there are no testimonials');

const meta = preview.meta({
  component: TestimonialCard,
  args: sample,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(sample.text);
    const portrait = canvasElement.querySelector('img');
    await portrait?.decode();
    await expect(portrait?.naturalWidth).toBeGreaterThan(0);
    // The name stands beside it, so the portrait says nothing.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const LongText = meta.story({
  args: {
    name: 'Maximiliane von Hohenberg-Sonderburg',
    title: 'Development Lifecycle and Deployment Architect at a company that has a long name as well',
    text: 'I had read the guide twice and was sure of it. Then a question about delegated administration showed me that I had only read what I already knew, and the explanation sent me to the page that I had left out both times.',
  },
});
