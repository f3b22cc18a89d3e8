import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Not found',
  component: NotFoundScreen,
  parameters: { padded: false, path: '/no/such/page' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    const exam = await canvas.findByRole('link', { name: 'Platform Administrator' });
    await expect(exam).toHaveAttribute('href', paths.quiz.href('administrator'));
  },
});
