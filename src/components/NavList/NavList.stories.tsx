import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavList } from './NavList.tsx';

const meta = preview.meta({
  title: 'Frame/NavList',
  component: NavList,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Certifications', href: '/certifications', isCurrent: true },
    ],
    onChoose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Certifications', current: 'page' })).toBeVisible();
  },
});
