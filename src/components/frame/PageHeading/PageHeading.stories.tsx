import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageHeading } from './PageHeading.tsx';

const meta = preview.meta({
  component: PageHeading,
  args: {
    title: 'Certifications',
    children: 'Choose an exam and start. The first questions of every exam are free.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Certifications' })).toBeVisible();
  },
});
