import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import preview from '#.storybook/preview';

/**
 * MUI’s Alert in the catalog’s look: a background, an icon, and text for each severity.
 *
 * @when News that belongs to one place on a page.
 * @whenNot News that stays until it is dismissed: LastingNote.
 * @whenNot Why a form was refused: FormError.
 * @whenNot A failure in place of content: ErrorBlock.
 * @do Start with what it is about: "Payments are paused until 6 p.m."
 * @keyboard Enter, Space: on Close, closes it, where it has `onClose`.
 * @screenReader Every Alert is an alert, announced at once. For news, set `role="status"`.
 */
const meta = preview.meta({
  component: Alert,
  args: { children: 'Saved to your profile.', severity: 'success', role: 'alert' },
  argTypes: {
    severity: {
      type: { name: 'enum', value: ['success', 'info', 'warning', 'error'] },
      description: "What kind of news it is: color and icon. @default 'success'",
    },
    role: {
      type: { name: 'enum', value: ['alert', 'status'] },
      description: "`alert` is announced at once, `status` when the reader pauses. @default 'alert'",
    },
    onClose: {
      table: { type: { summary: '(event: SyntheticEvent) => void' } },
      description: 'Gives it a button that closes it.',
    },
  },
});

export const Default = meta.story({});
/** `info`, `warning` and `error`, from the top. */
export const Severities = meta.story({
  render: () => (
    <Stack spacing={2}>
      <Alert severity="info">Waiting for the payment in the other tab…</Alert>
      <Alert severity="warning">Your result is kept on this device.</Alert>
      <Alert severity="error">Your result could not be saved.</Alert>
    </Stack>
  ),
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { lang: 'he', dir: 'rtl', children: 'התוצאה נשמרה בפרופיל שלך.' },
});
/** Do: the worse news stands alone. */
export const TheWorse = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { severity: 'error', children: 'Your result could not be saved.' },
});
/** Don’t: good news beside it leaves open which one counts. */
export const TwoSeverities = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: () => (
    <Stack spacing={2}>
      <Alert severity="success">Your answers were saved.</Alert>
      <Alert severity="error">Your result could not be saved.</Alert>
    </Stack>
  ),
});
