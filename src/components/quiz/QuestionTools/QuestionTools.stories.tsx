import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuestionTools } from './QuestionTools.tsx';

const meta = preview.meta({
  component: QuestionTools,
  args: {
    bookmarked: false,
    onBookmark: fn(),
    note: undefined,
    onNote: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  },
});
Default.test('bookmarks the question, and opens its note', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bookmark', pressed: false }));
  await expect(args.onBookmark).toHaveBeenCalledWith(true);
  await userEvent.click(canvas.getByRole('button', { name: 'Add a note', expanded: false }));
  await expect(args.onNote).toHaveBeenCalledOnce();
});
export const WithMarks = meta.story({
  args: {
    bookmarked: true,
    note: 'A shared folder gives access to the report,\nnever to its records: see `View All`.',
    onReport: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const report = canvas.getByRole('button', { name: 'Report this question' });
    await userEvent.click(report);
    await expect(args.onReport).toHaveBeenCalledOnce();
    report.blur();
    await expect(canvas.getByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit the note' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Your note' })).toBeVisible();
  },
});
export const Unsaved = meta.story({
  args: { unsaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unsaved note' })).toBeVisible();
  },
});
export const Corrected = meta.story({
  args: { corrected: '2026-11-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Corrected on/)).toHaveTextContent(/2026, since you last answered it\.$/);
  },
});
