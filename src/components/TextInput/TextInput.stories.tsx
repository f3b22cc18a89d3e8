import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({
  title: 'Forms/TextInput',
  component: TextInput,
  args: {
    label: 'Email',
    name: 'email',
    type: 'email' as 'email' | 'text',
    autoComplete: 'email',
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Email');
    await userEvent.type(input, 'ada@example.com');
    await expect(input).toHaveValue('ada@example.com');
    await expect(args.onChange).toHaveBeenCalledTimes('ada@example.com'.length);
    input.blur();
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});
export const WithHint = meta.story({ args: { hint: 'The address that you log in with.' } });
export const WithError = meta.story({
  args: { ...WithHint.input.args, error: 'Invalid email format', defaultValue: 'ada@example' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Invalid email format The address that you log in with.');
  },
});
export const FocusedWithError = meta.story({ ...Focused.input, args: WithError.input.args });
export const Optional = meta.story({ args: { label: 'Name', name: 'name', type: 'text', isOptional: true } });
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'ada@example.com' } });
export const LongText = meta.story({
  args: {
    defaultValue: 'a.person.with.quite.a.long.name.and.an.address.to.match@department.of.a.company.example.com',
    error: 'There is already an account with a.person.with.quite.a.long.name@department.of.a.company.example.com.',
  },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ ...WithError.input, globals: { mode: 'dark' } });
