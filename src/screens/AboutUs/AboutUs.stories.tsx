import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import AboutUsScreen from './AboutUsScreen.tsx';

const meta = preview.meta({
  title: 'About us',
  component: AboutUsScreen,
  parameters: { padded: false, path: paths.aboutUs.href() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
      'href',
      paths.contactUs.href('A mistake in a question'),
    );
  },
});
