import Alert, { type AlertColor, type AlertProps } from '@mui/material/Alert';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { CheckIcon, CrossIcon, SystemIcon } from '../../base/icons/icons.tsx';

const Root = part(Alert, 'CcAttemptNote', 'Root', ({ theme }) => ({
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: { alignItems: 'start' },
  // The usual case is one quiet line.
  '&[data-kind="saved"]': { alignItems: 'center', padding: 0, border: 0, background: 'none' },
}));

/** The state of saving a result: `notes` has its words, `reason` a sentence that says why it failed. */
export type AttemptNoteStatus =
  | { readonly kind: 'saving' | 'saved' | 'kept' | 'loggedOut' | 'unclaimed' | 'unfinished' | 'blank' }
  | { readonly kind: 'failed'; readonly reason: string };

const notes: Record<AttemptNoteStatus['kind'], { severity: AlertColor; text: string }> = {
  saving: { severity: 'info', text: 'Saving your result…' },
  saved: { severity: 'success', text: 'Saved to your profile.' },
  kept: {
    severity: 'warning',
    text: 'Your result couldn’t be saved just now. It’s kept on this device and will be sent later.',
  },
  loggedOut: {
    severity: 'warning',
    text: 'You’ve been logged out. Your result is kept on this device and will be saved to your profile when you log in again.',
  },
  unclaimed: {
    severity: 'info',
    text: 'Your result is only on this device. Sign up or log in within a day to save it to your profile.',
  },
  unfinished: {
    severity: 'warning',
    text: 'Your result couldn’t be saved just now. Your answers are kept on this device. Reload this page and finish the quiz there.',
  },
  blank: { severity: 'info', text: 'You didn’t answer any questions, so this simulation wasn’t saved.' },
  failed: { severity: 'error', text: 'Your result couldn’t be saved:' },
};

const icons: AlertProps['iconMapping'] = {
  success: <CheckIcon color="success" />,
  info: <SystemIcon color="info" />,
  warning: <SystemIcon color="warning" />,
  error: <CrossIcon color="error" />,
};

export interface AttemptNoteProps extends Omit<AlertProps, 'children'> {
  /** How saving stands. */
  status: AttemptNoteStatus;
  /** What can be done about it. Each as in Actions. */
  actions?: readonly Action[];
}

/**
 * Says in one line whether the result is saved. Changes are announced.
 *
 * @when In the results, while a result is being saved.
 * @whenNot What must be dismissed: LastingNote.
 * @dont Say the same in a toast: it would be announced twice.
 * @keyboard Only its `actions` take the focus, in their order; without any, Tab skips it.
 * @screenReader Its words are announced, and announced again when they change; the actions beside them are not.
 */
export function AttemptNote({ status, actions = [], ...rest }: AttemptNoteProps) {
  const { severity, text } = notes[status.kind];
  return (
    // Only the words are a live region, not the actions beside them.
    <Root
      severity={severity}
      iconMapping={icons}
      role="presentation"
      data-kind={status.kind}
      slotProps={{ message: { sx: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } } }}
      {...rest}
    >
      <span role="status">{status.kind === 'failed' ? `${text} ${status.reason}` : text}</span>
      {actions.length > 0 && <Actions actions={actions} size="small" />}
    </Root>
  );
}
