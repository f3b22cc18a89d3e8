import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ArticleBodies } from '../../articles/types.ts';
import { articleBodies, articleList } from '../../mocks/fixtures/articles.ts';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { ArticleBrowser } from './ArticleBrowser.tsx';
import { createTexts } from './articleTexts.ts';

/** What the page shows while the texts of its articles are on their way, or do not arrive. */
const meta = preview.meta({
  title: 'Screens/Articles/Texts',
  component: ArticleBrowser,
  parameters: { padded: false },
  args: { articles: articleList, texts: createTexts(async () => articleBodies) },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
});

const never = () => new Promise<ArticleBodies>(() => {});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show more of Platform Administrator/ }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Which kind of flow' })).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { texts: createTexts(never) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show more of Platform Administrator/ }));
    await expect(canvas.getAllByText('Loading...')[0]).toBeVisible();
  },
});
export const Searching = meta.story({
  args: { texts: createTexts(never) },
  play: async ({ canvas, userEvent }) => {
    // A text may yet have it, so nobody is told that there is nothing.
    await userEvent.type(canvas.getByRole('searchbox'), 'suspect');
    await expect(canvas.getByText('Searching…')).toBeVisible();
    await expect(canvas.queryByText('No articles found.')).not.toBeInTheDocument();
  },
});
export const Error = meta.story({
  args: { texts: createTexts(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'flow');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The texts did not arrive');
    // What can be searched still is.
    await expect(canvas.getByRole('article', { name: /flows without fear/ })).toBeVisible();
    await expect(canvas.getByText('Found in 1 of 3 articles')).toBeVisible();
  },
});

export const ErrorOpened = meta.story({
  args: Error.input.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show more of Platform Administrator/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The text did not arrive');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
