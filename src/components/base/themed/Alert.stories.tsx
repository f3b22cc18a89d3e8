import Alert from '@mui/material/Alert';
import preview from '#.storybook/preview';

/** MUI's alert: how something stands, in a colour, an icon and words. What must be announced gets a role of its own. */
const meta = preview.meta({ component: Alert, args: { children: 'Saved to your profile.' } });

export const Default = meta.story({});
export const Info = meta.story({ args: { severity: 'info', children: 'Waiting for the payment in the other tab…' } });
export const Warning = meta.story({ args: { severity: 'warning', children: 'Your result is kept on this device.' } });
export const Error = meta.story({ args: { severity: 'error', children: 'Your result could not be saved.' } });
export const LongText = meta.story({
  args: { severity: 'error', children: 'Too many tries from this address. Try again in fifteen minutes. '.repeat(6) },
});
