import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MarkedQuestion } from './MarkedQuestion.tsx';

const meta = preview.meta({
  component: MarkedQuestion,
  args: {
    words:
      'A sales manager sees every opportunity in a report although the organization-wide default for opportunities is Private. Which two settings could explain it?',
    href: '/certifications/administrator?question=sharing',
    section: 'Data and Analytics Management',
    bookmarked: true,
    onBookmark: fn(),
    onNote: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^A sales manager/ })).toHaveAttribute('href', args.href);
  },
});
Default.test('takes the bookmark off, and opens the note', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bookmarked', pressed: true }));
  await expect(args.onBookmark).toHaveBeenCalledWith(false);
  const note = canvas.getByRole('button', { name: 'Add a note', expanded: false });
  await userEvent.click(note);
  await expect(args.onNote).toHaveBeenCalledOnce();
});
export const MissedWithNote = meta.story({
  args: {
    bookmarked: false,
    missed: { date: '2026-01-15T12:00:00.000Z', percent: 0 },
    note: 'Access through hierarchies: a role above sees `everything` below.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Missed on/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Your note' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit note' })).toBeVisible();
  },
});
export const QuestionGone = meta.story({
  parameters: { noCode: 'what is undefined is not printed' },
  args: { words: undefined, href: undefined, section: undefined, note: 'Ask Ben.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    const remove = canvas.getByRole('button', { name: 'Remove bookmark and note' });
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    remove.blur();
  },
});
