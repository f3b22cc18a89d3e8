import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { QuestionTool, type QuestionToolProps } from './QuestionTool.tsx';

const turning = keeping<QuestionToolProps, unknown>('onClick', '() => setOn(!on)', (_, { on }) => ({ on: !on }));

const meta = preview.meta({
  component: QuestionTool,
  args: { tool: 'bookmark' as const, on: false, onClick: fn() },
});

export const Default = meta.story({ decorators: [turning] });
/** The question is in the learner’s bookmarks. */
export const Bookmarked = meta.story({
  args: { on: true },
  decorators: [turning],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible();
  },
});
/** The question is flagged for this quiz. */
export const Flagged = meta.story({
  args: { tool: 'flag' as const, on: true },
  decorators: [turning],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Flagged', pressed: true })).toBeVisible();
  },
});
/** It opens a dialog. */
export const Report = meta.story({
  parameters: { leaves: ['onClick'] },
  args: { tool: 'report' as const },
});
Report.test('says what it reports', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Report this question' }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});
