import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockArticle, prose } from '../../mocks/fixtures/articles.ts';
import { Prose } from '../Prose/Prose.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const { slug, title, description, minutes, updated } = mockArticle();

const meta = preview.meta({
  title: 'Articles/ArticleCard',
  component: ArticleCard,
  args: {
    slug,
    title,
    description,
    minutes,
    updated,
    exam: 'administrator',
    places: [{ label: 'Practise Platform Administrator', href: '/certifications/administrator' }],
    isOpen: false,
    onToggle: fn(),
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
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    const button = canvas.getByRole('button', { name: `Show more of ${title}` });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // It is there, out of sight, for readers without scripts and for search engines.
    const body = canvasElement.querySelector('[data-article-body]');
    await expect(body).toHaveTextContent('An automation should be as small as its task.');
    await expect(body).not.toBeVisible();
    await expect(body).toHaveAttribute('id', button.getAttribute('aria-controls'));
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    button.blur();
  },
});
export const Opened = meta.story({
  args: { isOpen: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Show less of ${title}` });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/An automation should be as small as its task/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Which kind of flow' })).toBeVisible();
  },
});
/** A page that was drawn for everybody, before its code has come. */
export const OpenedByAddress = meta.story({
  args: { isOpen: 'by-address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Show more of ${title}` })).toBeVisible();
    const text = canvas.getByText(/An automation should be as small as its task/);
    // toBeVisible goes by the attribute, over which the style is.
    await expect(text.checkVisibility()).toBe(false);
    window.location.hash = slug;
    await waitFor(() => expect(text.checkVisibility()).toBe(true));
    await expect(canvas.getByRole('button', { name: `Show less of ${title}` })).toBeVisible();
  },
  beforeEach: () => () => window.history.replaceState(null, '', ' '),
});
export const Focused = meta.story({
  args: { onApproach: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onApproach).toHaveBeenCalled();
  },
});
export const Searched = meta.story({
  args: { query: 'flow' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('header mark')).toHaveLength(2);
    await expect(canvas.queryByText(/In the text/)).not.toBeInTheDocument();
  },
});
export const FoundInText = meta.story({
  args: {
    query: 'bicycle shop',
    passage: 'A bicycle shop wants a task for the branch manager whenever a repair is overdue by a week.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In the text/).parentElement).toHaveTextContent(/A bicycle shop wants a task/);
    await expect(canvas.getByText('bicycle shop').localName).toBe('mark');
  },
});
export const TwoPlaces = meta.story({
  args: {
    places: [
      ...(meta.input.args.places ?? []),
      { label: 'Practise Platform Developer', href: '/certifications/developer1' },
    ],
  },
});
export const NoPlace = meta.story({
  args: { places: [], exam: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
export const LongText = meta.story({
  args: {
    exam: 'devLifecycle',
    title: 'Development Lifecycle and Deployment Architect: argue from constraints, and say which of them you gave up',
    description:
      'How to answer trade-off questions about environments, testing and releases, with a worked sandbox puzzle, a five-week plan around a small pipeline, and what to do when a deployment fails on the night before a launch.',
    query: 'environments',
    passage: `${'Thirty environments, and nobody knows whose. '.repeat(3)}…`,
    places: [
      { label: 'Practise Development Lifecycle and Deployment Architect', href: '/certifications/devLifecycle' },
      { label: 'Practise Platform Administrator', href: '/certifications/administrator' },
    ],
  },
});
export const LongTextPhone = meta.story({ ...LongText.input, globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ ...Opened.input, globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ ...FoundInText.input, globals: { viewport: { value: 'phone' } } });
export const PhoneOpened = meta.story({ ...Opened.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ ...FoundInText.input, globals: { mode: 'dark' } });
export const DarkOpened = meta.story({ ...Opened.input, globals: { mode: 'dark' } });
