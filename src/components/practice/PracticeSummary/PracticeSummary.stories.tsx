import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PracticeSummary } from './PracticeSummary.tsx';

const meta = preview.meta({
  component: PracticeSummary,
  args: {
    count: 10,
    total: 17,
    minutes: 18,
    facts: [
      { term: 'Sections', value: 'Automation (3 of 4 objectives) and Data and Analytics Management' },
      { term: 'From', value: 'Missed' },
      { term: 'Difficulty', value: 'Medium, hard' },
      { term: 'Order', value: 'Random' },
      { term: 'Answers', value: 'Immediately' },
    ],
    onStart: fn(),
    onCopy: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: 360, gap: 40, paddingInline: 'clamp(0px, 8vw, 32px)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your practice' })).toBeInTheDocument();
    await expect(canvas.getByText('of 17 questions')).toBeVisible();
    await expect(canvas.getByText('about 18 min')).toBeVisible();
  },
});
Default.test('starts the practice, and copies its link', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start practicing' }));
  await expect(args.onStart).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this set' }));
  await expect(args.onCopy).toHaveBeenCalledOnce();
});
export const Copied = meta.story({
  args: { copied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(canvas.getByText('The link to this set is copied.')).toBeInTheDocument();
  },
});
export const Empty = meta.story({
  args: {
    count: 0,
    total: 0,
    minutes: 0,
    ways: [
      { label: 'From all: 12', onClick: fn() },
      { label: 'All sections: 6', onClick: fn() },
    ],
  },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start practicing' });
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription(/^Clear a filter:/);
    await expect(canvas.getByRole('button', { name: 'From all: 12' })).toBeVisible();
  },
});
