import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldHelp, optional } from './FieldHelp.tsx';

const hint = 'The address that you log in with.';

/**
 * MUI’s TextField with the label above the field, and FieldHelp below it.
 *
 * @when One line of text in a form.
 * @whenNot A password: PasswordInput.
 * @whenNot Several lines: TextArea.
 * @whenNot Files: AttachmentPicker.
 * @whenNot A search on the page: SearchField.
 * @do Set `autoComplete` so the browser can fill in the field.
 * @do Mark optional fields with `optional()`; never mark required ones with an asterisk.
 * @keyboard Tab: moves into the field. Enter: submits its form.
 * @screenReader Announces the label, whether the field is required or invalid, and its error and hint.
 */
const meta = preview.meta({
  component: TextField,
  args: {
    label: 'Email' as TextFieldProps['label'],
    name: 'email',
    type: 'email' as 'email' | 'text' | 'tel' | 'url',
    required: true,
    autoComplete: 'email',
  },
  argTypes: {
    label: {
      type: { name: 'string', required: true },
      description: 'What is typed, in a word or two: always above the field.',
    },
    name: { type: { name: 'string', required: true }, description: 'The name of the value in its form.' },
    defaultValue: { type: 'string' },
    value: { type: 'string' },
    disabled: { type: 'boolean' },
    type: { type: { name: 'enum', value: ['email', 'text', 'tel', 'url'] }, description: 'A phone’s keyboard.' },
    required: { type: 'boolean', description: 'Whether it must be filled in.' },
    error: { type: 'boolean', description: 'Whether what was typed is invalid; `helperText` says why.' },
    helperText: {
      mapping: {
        Hint: <FieldHelp>{hint}</FieldHelp>,
        Error: <FieldHelp error="Invalid email format">{hint}</FieldHelp>,
      },
      table: { type: { summary: 'ReactNode' } },
      description: 'A FieldHelp with the error and the hint.',
    },
    autoComplete: { type: 'string', description: 'What the browser fills in, such as `email`.' },
    onChange: {
      type: { name: 'function', raw: '(event: ChangeEvent) => void' },
      description: 'Called after each change.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await expect(input).not.toHaveAccessibleDescription();
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
/** A FieldHelp says what helps to fill the field in. */
export const WithHint = meta.story({
  args: { helperText: <FieldHelp error={undefined}>{hint}</FieldHelp> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(hint);
  },
});
/** After an invalid entry, the error stands above the hint. */
export const WithError = meta.story({
  args: {
    error: true,
    helperText: <FieldHelp error="Invalid email format">{hint}</FieldHelp>,
    defaultValue: 'ada@example',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(`Invalid email format ${hint}`);
    await expect(canvas.getByText('Invalid email format').parentElement).toHaveAttribute('aria-live', 'polite');
  },
});
/** `label={optional('Name')}` marks a field that may stay empty. */
export const Optional = meta.story({
  parameters: { noCode: "as Default, with `label={optional('Name')}`" },
  args: { label: optional('Name'), name: 'name', type: 'text', required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name (optional)' })).not.toBeRequired();
  },
});
/** In Hebrew: the address itself runs from left to right. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    label: 'דואר אלקטרוני',
    defaultValue: 'noa@example.com',
    helperText: <FieldHelp>הכתובת שאיתה מתחברים.</FieldHelp>,
  },
});
/** Do: the label stays once something is typed. */
export const LabelAbove = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { defaultValue: 'ada@example.com' },
});
/** Don’t: a placeholder is gone once something is typed. */
export const PlaceholderAsLabel = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { label: undefined, placeholder: 'Email', defaultValue: 'ada@example.com', required: false },
});
