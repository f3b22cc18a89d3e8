import Stack from '@mui/material/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LastingNote } from './LastingNote.tsx';

const meta = preview.meta({
  component: LastingNote,
  args: {
    children: 'If there is an account with this email, a link to set a new password is on its way.',
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('is on its way.');
  },
});
Default.test(
  'gives the focus to the page when it is dismissed',
  {
    decorators: [
      (Story) => (
        <main tabIndex={-1} style={{ outline: 'none' }}>
          <Story />
        </main>
      ),
    ],
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
);
/** With the sign of a notice, where nothing was done yet. */
export const Info = meta.story({ args: { severity: 'info' } });
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    children: 'אם יש חשבון עם הכתובת הזאת, קישור לבחירת סיסמה חדשה כבר בדרך.',
  },
});
/** Do: one note says both things. */
export const InOne = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { children: 'Your password has been changed. Your other sessions have ended.' },
});
/** Don’t: two notes say what one could. */
export const Stacked = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: (args) => (
    <Stack spacing={2}>
      <LastingNote {...args}>Your password has been changed.</LastingNote>
      <LastingNote {...args}>Your other sessions have ended.</LastingNote>
    </Stack>
  ),
});
