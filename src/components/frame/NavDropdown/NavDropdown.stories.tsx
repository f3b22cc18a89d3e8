import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { examLinks } from '../../../mocks/fixtures/navigation.ts';
import { NavDropdown } from './NavDropdown.tsx';

const meta = preview.meta({
  component: NavDropdown,
  args: { label: 'Certifications', href: '/certifications', items: examLinks },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Certifications: show all' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const OpenByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Certifications' }));
    await expect(canvas.getByRole('link', { name: 'Agentforce Specialist' })).toBeVisible();
  },
});
export const ClosedByLeaving = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('link', { name: 'Certifications' });
    await userEvent.hover(entry);
    await expect(canvas.getByRole('list')).toBeVisible();
    await userEvent.unhover(entry);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const OpenByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute('aria-current', 'page');
  },
});
export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
export const ClosedByChoice = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Certifications' }));
    const choice = canvas.getByRole('link', { name: 'Agentforce Specialist' });
    await userEvent.click(choice);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const Profile = meta.story({
  args: {
    label: 'Profile',
    href: '/profile',
    items: [
      { label: 'User Details', href: '/profile' },
      { label: 'Logout', href: '/logout' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Profile' }));
    await expect(canvas.getByRole('link', { name: 'Logout' })).toBeVisible();
  },
});
