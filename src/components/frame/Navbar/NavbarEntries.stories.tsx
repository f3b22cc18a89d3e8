import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { allNavItems, memberItems, visitorItems } from '../../../mocks/fixtures/navigation.ts';
import { NavbarEntries } from './NavbarEntries.tsx';

const meta = preview.meta({ component: NavbarEntries, args: { items: allNavItems } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Certifications', current: 'page' })).toBeVisible();
  },
});
export const LoggedOut = meta.story({ args: { account: visitorItems } });
export const LoggedIn = meta.story({ args: { account: memberItems } });
export const Reading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});
