import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { navItems } from '../../mocks/fixtures/navigation.ts';
import NavDrawer from './NavDrawer.tsx';

const meta = preview.meta({
  title: 'Frame/NavDrawer',
  component: NavDrawer,
  args: { isOpen: true, onClose: fn(), items: navItems },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Certifications' })).toHaveAttribute('aria-current', 'page');
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
  play: async ({ userEvent, args }) => {
    await screen.findByRole('navigation', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const LongText = meta.story({
  args: { items: [...navItems, { label: 'Development Lifecycle and Deployment Architect', href: '/long' }] },
});
export const Dark = meta.story({ globals: { mode: 'dark' } });
