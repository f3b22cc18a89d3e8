import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamDateDialog } from './ExamDateDialog.tsx';

const exams = [
  { id: 'administrator', name: 'Platform Administrator', date: '2026-12-12' },
  { id: 'developer1', name: 'Platform Developer' },
];

const meta = preview.meta({
  parameters: { framed: true },
  component: ExamDateDialog,
  args: {
    exams,
    examId: 'administrator',
    min: '2026-11-22',
    loading: false,
    onSave: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
});

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'When is your exam?' }));

export const Default = meta.story({
  play: async () => {
    const date = (await dialog()).getByLabelText('Date');
    await expect(date).toHaveFocus();
    await expect(date).toHaveValue('2026-12-12');
  },
});
Default.test('saves another date, and removes it', async ({ userEvent, args }) => {
  const view = await dialog();
  const date = view.getByLabelText('Date');
  await userEvent.clear(date);
  await userEvent.type(date, '2027-01-30');
  await userEvent.click(view.getByRole('button', { name: 'Save the date' }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('administrator', '2027-01-30'));
  await userEvent.click(view.getByRole('button', { name: 'Remove the date' }));
  await expect(args.onRemove).toHaveBeenCalledWith('administrator');
});
/** Choosing an exam without a date empties the field and hides Remove the date. */
export const AnotherExamChosen = meta.story({
  play: async ({ userEvent }) => {
    const view = await dialog();
    await userEvent.selectOptions(view.getByLabelText('Exam'), 'Platform Developer');
    await expect(view.getByLabelText('Date')).toHaveValue('');
    await expect(view.queryByRole('button', { name: 'Remove the date' })).not.toBeInTheDocument();
  },
});
/** Saving without a date: the field says why nothing was saved. */
export const Invalid = meta.story({
  args: { exams: exams.slice(1), examId: 'developer1' },
  play: async ({ userEvent, args }) => {
    const view = await dialog();
    await expect(view.queryByLabelText('Exam')).not.toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: 'Save the date' }));
    await expect(await view.findByText('Choose a date.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
/** The server refused the date, and the dialog stays open. */
export const Rejected = meta.story({
  args: { error: 'Choose today or a later date.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Choose today or a later date.');
  },
});
