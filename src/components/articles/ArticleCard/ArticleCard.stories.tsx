import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockArticle, prose } from '../../../mocks/fixtures/articles.ts';
import { Prose } from '../Prose/Prose.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const { slug, title, description } = mockArticle();

const meta = preview.meta({
  component: ArticleCard,
  parameters: { ownIds: true },
  args: {
    slug,
    title,
    href: `/articles/${slug}`,
    description,
    exam: 'administrator',
    children: <Prose nodes={prose} level={3} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 848 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    // It is there, hidden, for the browser's own search and for search engines.
    const text = canvas.getByText(/An automation should be as small as its task/);
    await expect(text).not.toBeVisible();
  },
});
Default.test('opens and closes by keyboard', async ({ canvas, userEvent }) => {
  const text = canvas.getByText(/An automation should be as small as its task/);
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: title })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(text).toBeVisible();
  await userEvent.keyboard(' ');
  await expect(text).not.toBeVisible();
});
/** After Show more. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Show more of ${title}` }));
    await expect(canvas.getByRole('button', { name: `Show less of ${title}` })).toBeVisible();
    await expect(canvas.getByText(/An automation should be as small as its task/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Which kind of flow' })).toBeVisible();
  },
});
/** The browser opens it, also before any script has run. */
export const OpenedByItsAddress = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Show more of ${title}` })).toBeVisible();
    const text = canvas.getByText(/An automation should be as small as its task/);
    await expect(text).not.toBeVisible();
    window.location.hash = slug;
    await waitFor(() => expect(text).toBeVisible());
    await expect(canvas.getByRole('button', { name: `Show less of ${title}` })).toBeVisible();
  },
  beforeEach: () => () => window.history.replaceState(null, '', ' '),
});
/** A search found its words in the text, not in the title or the lead. */
export const FoundInItsText = meta.story({
  args: {
    query: 'bicycle shop',
    passage: 'A bicycle shop wants a task for the branch manager whenever a repair is overdue by a week.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In the text/).parentElement).toHaveTextContent(/A bicycle shop wants a task/);
    await expect(canvas.getByText('bicycle shop').localName).toBe('mark');
  },
});
/** In Hebrew, but for the words of its own button. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'זרימות בלי חשש',
    description: 'איזה סוג של זרימה מתאים לאיזו בקשה, טבלה ששווה לשמור ומקרה אחד לעומק.',
    children: <Prose nodes={[{ tag: 'p', children: ['אוטומציה צריכה להיות קטנה כמו המשימה שלה.'] }]} level={3} />,
  },
});
