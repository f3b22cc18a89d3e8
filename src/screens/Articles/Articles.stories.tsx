import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import ArticlesScreen from './ArticlesScreen.tsx';

const meta = preview.meta({
  component: ArticlesScreen,
  parameters: { padded: false, path: paths.articles.href() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Show more of / })).toHaveLength(9);
  },
});

export const Empty = meta.story({
  parameters: { path: paths.articles.href({ q: 'xylophone' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all articles' })).toBeVisible();
  },
});
