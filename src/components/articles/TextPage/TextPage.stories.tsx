import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockArticle, prose } from '../../../mocks/fixtures/articles.ts';
import { TextPage } from './TextPage.tsx';

const { title, description, updated } = mockArticle();

const meta = preview.meta({
  component: TextPage,
  args: {
    title,
    description,
    exam: 'administrator',
    updated,
    nodes: prose,
    back: { label: 'All articles', href: '/articles' },
    actions: [{ label: 'Practice Platform Administrator', href: '/certifications/administrator' }],
    next: { title: 'Platform Developer: think in transactions', href: '/articles/developer1' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /flows without fear$/i })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Which kind of flow' })).toBeVisible();
  },
});
