import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { paths } from '../../../domain/paths.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import ArticleScreen from './ArticleScreen.tsx';
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

/** An article comes with its page; only the ways to practice wait for the list of exams. */
export const Loading = meta.story({
  parameters: { path: paths.article.href('developer1') },
  render: () => <ArticleScreen />,
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveAllExams)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Platform Developer/);
    await expect(canvas.queryByRole('link', { name: /^Practice/ })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  parameters: { path: paths.article.href('developer1'), noPicture: 'it looks like Loading: a toast says what failed' },
  render: () => <ArticleScreen />,
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unexpected)),
  play: async () => {
    await waitFor(() => expect(shownToasts()).toContain(commonRefusals.unexpected.error));
  },
});
