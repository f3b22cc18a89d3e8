import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { articleList } from '../../../mocks/fixtures/articles.ts';
import { StateBlock } from '../../base/StateBlock/StateBlock.tsx';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';

const items = articleList.map(({ exams, body, ...article }) => ({
  slug: article.slug,
  hidden: false,
  card: (
    <ArticleCard {...article} exam={exams[0] ?? ''} places={[]}>
      <Prose nodes={body} level={3} />
    </ArticleCard>
  ),
}));

const meta = preview.meta({
  component: ArticleLayout,
  parameters: { ownIds: true },
  args: {
    aside: (
      <>
        <PageHeading title="Articles">What each certification asks, and how to prepare for it.</PageHeading>
        <SearchField label="Search the articles" value="" onChange={fn()} found="3 articles" />
      </>
    ),
    label: 'Articles',
    items,
  },
});

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Articles' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});
Default.test('has one card open at a time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Show more of Platform Developer/ }));
  await userEvent.click(canvas.getByRole('button', { name: /^Show more of Habits/ }));
  await expect(canvas.getByText(/Ten questions before a topic/)).toBeVisible();
  await expect(canvas.getByText(/is the first suspect/)).not.toBeVisible();
  await expect(canvas.getAllByRole('button', { name: /^Show less of / })).toHaveLength(1);
});
export const AllHidden = meta.story({
  args: {
    items: items.map((item) => ({ ...item, hidden: true })),
    children: <StateBlock title="No articles found.">Nothing matches “xylophone”.</StateBlock>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});
