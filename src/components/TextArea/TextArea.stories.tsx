import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message', onChange: fn() },
});

const text =
  'In question 12 of Platform Administrator the second answer is marked as wrong.\n\nThe release notes of this summer say otherwise: a permission set can now hold it too.';

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeRequired();
    await expect(area).not.toHaveAccessibleDescription();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByLabelText('Message');
    await userEvent.type(area, 'Two lines,{Enter}this one too.');
    await expect(area).toHaveValue('Two lines,\nthis one too.');
    await expect(args.onChange).toHaveBeenCalled();
    area.blur();
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Message'));
    await expect(canvas.getByLabelText('Message')).toHaveFocus();
  },
});
export const WithCount = meta.story({
  args: { count: { length: text.length, limit: 500 }, defaultValue: text },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(`${text.length} of 500 characters`);
  },
});
export const WithError = meta.story({
  args: {
    hint: 'Say which question it is about.',
    error: 'Message cannot exceed 500 characters',
    count: { length: 512, limit: 500 },
    defaultValue: text,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Message');
    await expect(area).toHaveAttribute('aria-invalid', 'true');
    await expect(area).toHaveAccessibleDescription(
      'Message cannot exceed 500 characters Say which question it is about. 512 of 500 characters',
    );
  },
});
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: text } });
export const LongText = meta.story({
  args: {
    count: { length: 1890, limit: 5000 },
    defaultValue: Array.from({ length: 12 }, () => text).join('\n\n'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message').getBoundingClientRect().height).toBeLessThanOrEqual(480);
  },
});
export const Phone = meta.story({ ...WithError.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ ...WithError.input, globals: { mode: 'dark' } });
