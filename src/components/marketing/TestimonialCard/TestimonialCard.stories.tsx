import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '../../../../content/testimonials.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

const [sample] = testimonials;
if (!sample) throw new TypeError('there are no testimonials');

const meta = preview.meta({
  tags: ['static'],
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
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    name: 'יוקי טנקה',
    title: 'לומדת לדוגמה, חדשה ב־Salesforce',
    text: 'בלי חשבון, בלי שעון ובלי לחץ. ניסיתי עשר שאלות ופשוט המשכתי.',
    image: '/people/yuki.svg',
  },
});
