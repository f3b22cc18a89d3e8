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
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(9);
    await expect(canvas.getAllByRole('button', { name: /^Show more of / })).toHaveLength(9);
    await expect(await canvas.findByRole('link', { name: 'Practise Service Cloud Consultant' })).toHaveAttribute(
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
    await expect(canvas.queryByRole('link', { name: /^Practise/ })).not.toBeInTheDocument();
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

export const Searched = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the articles' }), 'SANDBOX');
    // By its description, and by its text alone.
    await expect(await canvas.findByRole('article', { name: /^Development Lifecycle/ })).toBeVisible();
    await expect((await canvas.findAllByText(/^In the text/)).length).toBeGreaterThan(0);
    const cards = canvas.getAllByRole('article');
    await expect(cards.length).toBeLessThan(9);
    for (const card of cards) await expect(card.querySelector('mark')).toHaveTextContent(/^sandbox$/i);
    await expect(canvasElement.querySelectorAll('article mark').length).toBeGreaterThanOrEqual(cards.length);
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'xylophone');
    await expect(await canvas.findByText('No articles found.')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const EmptyOvercome = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'xylophone');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all articles' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
});

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show more of Platform Developer/ }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'A review instead of a lecture' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Show less of Platform Developer/ })).toHaveFocus();
  },
});

export const OnlyOneOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show more of Platform Developer/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Show more of Agentforce/ }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'First, the names' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Show less of / })).toHaveLength(1);
    await expect(canvas.getByText(/Here is a trigger/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show less of / }));
    await expect(canvas.queryByRole('button', { name: /^Show less of / })).not.toBeInTheDocument();
  },
});

export const FromAddress = meta.story({
  parameters: { path: paths.articles.href({ q: 'user mode', slug: 'developer1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('user mode');
    await expect((await canvas.findAllByText(/^user mode$/i)).some(({ localName }) => localName === 'mark')).toBe(true);
    await expect(canvas.getByRole('button', { name: /^Show less of Platform Developer/ })).toHaveFocus();
  },
});

export const Wide = meta.story({ ...Default.input, globals: { viewport: { value: 'desktop' } } });
export const Navbar = meta.story({ ...Searched.input, globals: { viewport: { value: 'navbar' } } });
export const Tablet = meta.story({ ...Opened.input, globals: { viewport: { value: 'tablet' } } });
