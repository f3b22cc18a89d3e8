import Button from '@mui/material/Button';
import { type ChangeEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { FieldHelp } from '../TextField/FieldHelp.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Message', name: 'message', required: true },
});

const text =
  'In question 12 of Platform Administrator the second answer is marked as wrong.\n\nThe release notes of this summer say otherwise: a permission set can now hold it too.';

export const Default = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeRequired();
    await expect(area).not.toHaveAccessibleDescription();
  },
});
/** With how many characters are used, of how many. */
export const WithCount = meta.story({
  args: { count: { length: text.length, limit: 500 }, defaultValue: text, onChange: fn() },
  decorators: [
    keeping<TextAreaProps, ChangeEvent<HTMLInputElement>>(
      'onChange',
      '({ target }) => setCount({ length: target.value.length, limit: 500 })',
      ({ target }) => ({ count: { length: target.value.length, limit: 500 } }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(`${text.length} of 500 characters`);
  },
});
/** After more was written than `limit` allows, the error stands above the hint. */
export const WithError = meta.story({
  args: {
    error: true,
    helperText: <FieldHelp error="Message cannot exceed 500 characters">Say which question it is about.</FieldHelp>,
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
/** A text that grows to these lengths, one per press. */
function Growing({ lengths, ...rest }: { lengths: readonly number[] } & TextAreaProps) {
  const [at, setAt] = useState(0);
  return (
    <>
      <TextArea {...rest} count={{ length: lengths[at] ?? 0, limit: 500 }} />
      <Button onClick={() => setAt(at + 1)}>Type</Button>
    </>
  );
}
export const CountAnnounced = meta.story({
  render: (args) => <Growing {...args} lengths={[10, 399, 400, 449, 450, 499, 501, 390]} />,
  parameters: { noPicture: 'it looks like WithCount', noCode: 'as WithCount' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const announced: string[] = [];
    for (let press = 0; press < 7; press++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
      announced.push(canvas.getByRole('status').textContent ?? '');
    }
    await expect(announced).toEqual([
      '',
      '100 characters left',
      '100 characters left',
      '50 characters left',
      '1 character left',
      '1 character too many',
      '',
    ]);
  },
});
