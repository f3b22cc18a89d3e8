import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { styled } from '../../theme/styled.ts';
import { controlLook } from './controlLook.ts';
import { Field, type FieldControl } from './Field.tsx';

const Area = styled('textarea')(controlLook);

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Message', children: (control: FieldControl): ReactNode => <Area rows={3} {...control} /> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Message' });
    await expect(control).toBeRequired();
    await expect(control).toHaveAttribute('aria-invalid', 'false');
    await expect(control).not.toHaveAccessibleDescription();
  },
});
export const WithHint = meta.story({
  args: { hint: 'Say which question it is about.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Say which question it is about.');
  },
});
export const WithError = meta.story({
  args: { ...WithHint.input.args, error: 'Message is required' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Message');
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription('Message is required Say which question it is about.');
    await expect(canvas.getByText('Message is required').parentElement).toHaveAttribute('aria-live', 'polite');
  },
});
export const Optional = meta.story({
  args: { label: 'Subject', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Subject (optional)' })).not.toBeRequired();
  },
});
export const LongText = meta.story({
  args: {
    label: 'What happened, in which question of Development Lifecycle and Deployment Architect, and what you expected',
    hint: 'The more exactly you say it, the sooner it is put right: the exam, the number of the question, the answer that you picked, and the page of the documentation that says otherwise.',
    error: 'Message cannot exceed 500 characters, and this one has five hundred and twelve',
  },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ ...WithError.input, globals: { mode: 'dark' } });
