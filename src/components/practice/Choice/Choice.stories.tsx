import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { Choice } from './Choice.tsx';

const meta = preview.meta({
  component: Choice,
  args: { label: 'Missed last time', facts: '17 questions', checked: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('radio', { name: 'Missed last time' });
    await expect(choice).toHaveAccessibleDescription('17 questions');
  },
});
Default.test('is chosen by its words, too', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('17 questions'));
  await expect(args.onChange).toHaveBeenLastCalledWith(true);
});
export const Checked = meta.story({ args: { checked: true } });
export const Disabled = meta.story({
  args: { disabled: true, facts: 'With an account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
  },
});
export const Loading = meta.story({
  args: { loading: true },
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
  },
});
export const WithIcon = meta.story({
  args: { label: 'Platform Administrator', facts: undefined, icon: <ExamEmblem exam="administrator" size={36} /> },
});
export const Chip = meta.story({
  args: { variant: 'chip', type: 'checkbox', label: 'Medium', facts: 11 },
  play: async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByRole('checkbox', { name: 'Medium' });
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    choice.blur();
  },
});
export const CheckedChip = meta.story({ args: { variant: 'chip', label: '10', facts: undefined, checked: true } });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio')).toHaveFocus();
  },
});
export const LongText = meta.story({
  args: {
    label: 'Development Lifecycle and Deployment Architect',
    icon: <ExamEmblem exam="devLifecycle" size={36} />,
    facts: 'Environments, releases and governance at scale.',
    checked: true,
  },
});
