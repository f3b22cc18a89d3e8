import Alert from '@mui/material/Alert';
import preview from '#.storybook/preview';

/**
 * MUI's Alert in the catalog's look: a ground, an icon and words for each severity.
 *
 * @when A line of news inside a page that belongs to one place on it.
 * @whenNot A note that has to be dismissed: LastingNote.
 * @whenNot Why a form was refused: FormError.
 * @whenNot A failure in place of content: ErrorBlock.
 * @screenReader MUI makes every Alert an alert, announced at once. Where it is only news, give it `role="status"`, or
 *   put a live region around its words alone.
 * @status stable
 */
const meta = preview.meta({ component: Alert, args: { children: 'Saved to your profile.' } });

export const Default = meta.story({});
export const Info = meta.story({ args: { severity: 'info', children: 'Waiting for the payment in the other tab…' } });
export const Warning = meta.story({ args: { severity: 'warning', children: 'Your result is kept on this device.' } });
export const Error = meta.story({ args: { severity: 'error', children: 'Your result could not be saved.' } });
export const LongText = meta.story({
  args: { severity: 'error', children: 'Too many tries from this address. Try again in fifteen minutes. '.repeat(6) },
});
