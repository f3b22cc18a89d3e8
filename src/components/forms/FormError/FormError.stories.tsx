import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormError } from './FormError.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: FormError,
  args: { children: 'Invalid credentials, please try again.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
  },
});
/** Do: it says what was wrong, and what to do. */
export const WhatToDo = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: it says neither what was wrong nor what to do. */
export const ErrorCode = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { children: 'Sorry! Error 422.' },
});
