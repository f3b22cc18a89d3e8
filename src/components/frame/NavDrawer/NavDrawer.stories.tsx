import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { allNavItems, memberItems, navItems, visitorItems } from '../../../mocks/fixtures/navigation.ts';
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
export const LoggedOut = meta.story({
  args: { items: allNavItems, account: visitorItems },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  },
});
export const ReadingSession = meta.story({
  args: { items: allNavItems, loading: true },
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeVisible();
  },
});
export const ClosedByButton = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const ClosedByEscape = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('navigation', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const LongText = meta.story({
  args: { items: [...navItems, { label: 'Development Lifecycle and Deployment Architect', href: '/long' }] },
});
