import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SplitText } from './SplitText.tsx';

const meta = preview.meta({
  component: SplitText,
  parameters: { ownIds: true },
  args: {
    titleId: 'mission',
    title: 'Why we are here',
    paragraphs: [
      [
        'A wrong answer is the best teacher there is, ',
        { strong: 'if somebody says why' },
        '. That is what we write for.',
      ],
      ['Every answer of every question has its reason, and every question its page of the documentation.'],
    ],
  },
});

export const Default = meta.story({});
export const WithLink = meta.story({
  args: {
    paragraphs: [
      ['You think that we are wrong? Then ', { label: 'write to us', href: '/contact-us' }, ': somebody reads it.'],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact-us');
  },
});
export const LongText = meta.story({
  args: { title: 'What everybody who prepares for a certification should be able to expect' },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
