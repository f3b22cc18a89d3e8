import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BookmarkIcon, CrossIcon, NoteIcon } from '../../base/icons/icons.tsx';
import { QuestionChips } from './QuestionChips.tsx';

const meta = preview.meta({
  component: QuestionChips,
  args: {
    kinds: [
      { label: 'Missed', count: 31, href: '/profile/questions?show=missed', icon: <CrossIcon /> },
      { label: 'Bookmarked', count: 12, href: '/profile/questions?show=bookmarked', icon: <BookmarkIcon /> },
      { label: 'Noted', count: 4, href: '/profile/questions?show=noted', icon: <NoteIcon /> },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Missed 31' })).toHaveAttribute(
      'href',
      '/profile/questions?show=missed',
    );
  },
});
