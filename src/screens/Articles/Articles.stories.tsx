import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { paths } from '../../../domain/paths.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import ArticlesScreen from './ArticlesScreen.tsx';

const meta = preview.meta({
  component: ArticlesScreen,
  parameters: { padded: false, path: paths.articles.href() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Show more of / })).toHaveLength(9);
    await expect(await canvas.findByRole('link', { name: 'Practice Service Cloud Consultant' })).toHaveAttribute(
      'href',
      paths.quiz.href('serviceCloud'),
    );
  },
});

/** The articles come with the page; only the links to exams wait for the list. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveAllExams)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(9);
    await expect(canvas.queryByRole('link', { name: /^Practice/ })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { path: paths.articles.href({ q: 'xylophone' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all articles' })).toBeVisible();
  },
});

export const Error = meta.story({
  parameters: { noPicture: 'it looks like Loading: what failed is said in a toast' },
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(9);
    await waitFor(() => expect(shownToasts()).toContain(commonRefusals.unexpected.error));
  },
});
