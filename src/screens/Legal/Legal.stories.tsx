import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import LegalScreen from './LegalScreen.tsx';

const meta = preview.meta({
  component: LegalScreen,
  parameters: { padded: false, path: paths.legal.href('privacy') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we keep about you' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/legal/refunds');
  },
});
