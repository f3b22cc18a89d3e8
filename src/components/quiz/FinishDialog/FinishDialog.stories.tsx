import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { FinishDialog } from './FinishDialog.tsx';

const meta = preview.meta({
  component: FinishDialog,
  parameters: { framed: true },
  args: {
    unanswered: [6, 8, 9, 10, 11, 12, 20, 21, 30, 40, 50, 59],
    finishLabel: 'Finish' as const,
    onGoToFirst: fn(),
    onFinish: fn(),
    onClose: fn(),
  },
});

const dialog = (name: string) => within(document.body).findByRole('dialog', { name });

export const Default = meta.story();
Default.test('leads to the first open question, finishes, or is left', async ({ userEvent, args }) => {
  const view = within(await dialog('12 questions are unanswered'));
  await userEvent.click(view.getByRole('button', { name: 'Go to question 7' }));
  await expect(args.onGoToFirst).toHaveBeenCalledOnce();
  await userEvent.click(view.getByRole('button', { name: 'Finish anyway' }));
  await expect(args.onFinish).toHaveBeenCalledOnce();
  await userEvent.click(view.getByRole('button', { name: 'Stay here' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const OneQuestionLeft = meta.story({
  args: { unanswered: [59], finishLabel: 'Submit' },
  play: async () => {
    await expect(await dialog('One question is unanswered')).toBeVisible();
  },
});
