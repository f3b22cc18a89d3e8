import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { articleBodies, articleList } from '../../mocks/fixtures/articles.ts';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { ArticleList } from './ArticleList.tsx';

const items = articleList.map(({ exams, ...article }) => ({
  slug: article.slug,
  isHidden: false,
  card: (
    <ArticleCard {...article} exam={exams[0] ?? ''} places={[]} isOpen={false} onToggle={fn()}>
      <Prose nodes={articleBodies.get(article.slug) ?? []} level={3} />
    </ArticleCard>
  ),
}));

const meta = preview.meta({
  title: 'Articles/ArticleList',
  component: ArticleList,
  args: { label: 'Articles', items },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Articles' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});
export const SomeHidden = meta.story({
  args: { items: items.map((item, at) => ({ ...item, isHidden: at === 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
