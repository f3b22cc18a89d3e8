import { expect, fn, screen, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { REPORT_LENGTH, reportQuestion } from '../../../../contract/reports.ts';
import { ReportDialog } from './ReportDialog.tsx';

const schema = z.object({
  reason: z.enum(['wrongKey', 'unclear', 'typo'], 'Choose what is wrong.'),
  text: reportQuestion.body.shape.text,
});

const meta = preview.meta({
  component: ReportDialog,
  parameters: {
    framed: true,
    leaves: ['onClose', 'onSubmit'],
    schema: `import * as z from 'zod/mini';
import { reportQuestion } from '../../../contract/reports.ts';

const reason = z.enum(['wrongKey', 'unclear', 'typo'], 'Choose what is wrong.');
const schema = z.object({ reason, text: reportQuestion.body.shape.text });`,
  },
  args: {
    schema,
    reasons: [
      { value: 'wrongKey', label: 'The key is wrong' },
      { value: 'unclear', label: 'It is hard to understand' },
      { value: 'typo', label: 'A typo' },
    ],
    limit: REPORT_LENGTH,
    loading: false,
    initial: {},
    onSubmit: fn((_values: object) => new Promise(() => undefined)),
    onClose: fn(),
  },
});

const initial = { reason: 'wrongKey', text: 'C is right as well: see the release notes of this summer.' };
/** The dialog stands beside the story, at the end of the page. */
const send = () => screen.getByRole('button', { name: 'Send report' });

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Report this question' })).toBeVisible());
    await expect(screen.getByRole('group', { name: 'What is wrong?' })).toBeVisible();
  },
});
/** Opened again before it was sent: what was entered is kept. */
export const Filled = meta.story({
  args: { initial },
  play: async () => {
    await expect(screen.getByRole('radio', { name: 'The key is wrong' })).toBeChecked();
  },
});
Filled.test('reports each edit, and is sent once', { args: { onEdit: fn() } }, async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('radio', { name: 'A typo' }));
  await expect(args.onEdit).toHaveBeenLastCalledWith({ ...initial, reason: 'typo' });
  await userEvent.dblClick(send());
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({ ...initial, reason: 'typo' });
});
/** After a press on Send report without a reason. */
export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(send());
    await expect(await screen.findByText('Choose what is wrong.')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'The key is wrong' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
/** It could not be sent: what was entered stays. */
export const Rejected = meta.story({
  args: { initial, error: 'The report could not be sent. Try again.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The report could not be sent. Try again.');
    await expect(screen.getByLabelText(/^In your words/)).toHaveValue(initial.text);
  },
});
