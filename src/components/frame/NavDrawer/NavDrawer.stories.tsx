import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { allNavItems, memberItems, navItems } from '../../../mocks/fixtures/navigation.ts';
import { NavDrawer } from './NavDrawer.tsx';

const meta = preview.meta({
  parameters: { framed: true },
  component: NavDrawer,
  args: { open: true, onClose: fn(), items: navItems },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Certifications' })).toHaveAttribute('aria-current', 'page');
  },
});
Default.test('closes by its button, and by Escape', async ({ userEvent, args }) => {
  await userEvent.tab();
  await expect(await screen.findByRole('button', { name: 'Close menu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});
/** A member has their own pages in it, and Logout. */
export const LoggedIn = meta.story({
  args: { items: allNavItems, account: memberItems },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'User Details' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Logout' })).toBeVisible();
    // The dropdown's own entry is for wide screens, and so are the exams.
    await expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Platform Administrator' })).toBeNull();
  },
});
/** Until it is known who is there, nothing of an account is in it. */
export const LoadingTheSession = meta.story({
  args: { account: memberItems, loading: true },
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull();
  },
});
