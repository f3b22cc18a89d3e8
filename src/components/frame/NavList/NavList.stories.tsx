import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { memberItems } from '../../../mocks/fixtures/navigation.ts';
import { NavList } from './NavList.tsx';

const meta = preview.meta({
  component: NavList,
  parameters: { ownIds: true },
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Certifications', href: '/certifications', selected: true },
    ],
    onChoose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Certifications', current: 'page' })).toBeVisible();
  },
});
export const LoadingTheSession = meta.story({
  args: { account: memberItems, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Logout' })).toBeNull();
  },
});
