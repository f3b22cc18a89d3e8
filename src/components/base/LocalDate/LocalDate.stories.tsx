import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import Stack from '@mui/material/Stack';
import { formatDate, type DateForm } from './formatDate.ts';
import { LocalDate } from './LocalDate.tsx';

const date = '2026-01-03T14:05:00.000Z';

const meta = preview.meta({
  tags: ['static'],
  component: LocalDate,
  args: { date, form: 'long' as DateForm },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText(formatDate(date, 'long'));
    await expect(time).toHaveAttribute('datetime', date);
    await expect(time).toHaveTextContent('2026');
  },
});
/** `long`, `medium`, `withTime`, `short`, `shortWithTime` and `weekday`, from the top. */
export const Forms = meta.story({
  render: (args) => (
    <Stack>
      {(['long', 'medium', 'withTime', 'short', 'shortWithTime', 'weekday'] as const).map((form) => (
        <LocalDate key={form} {...args} form={form} />
      ))}
    </Stack>
  ),
});
/** Do: everyone reads it in their own language. */
export const InTheirLanguage = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { form: 'medium' },
});
/** Don’t: some read it as January 3, others as March 1. */
export const ByHand = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: () => <>01/03/2026</>,
});
