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
      ['You think that we are wrong? Then ', { label: 'write to us', href: '/contact-us' }, ': somebody reads it.'],
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact-us');
  },
});
