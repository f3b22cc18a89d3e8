import type { AlertProps } from '@mui/material/Alert';
import Alert, { type AlertColor } from '@mui/material/Alert';
import type { ReactElement } from 'react';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { CheckIcon, CrossIcon, RetryIcon, SystemIcon } from '../../base/icons/icons.tsx';

const Root = part(Alert, 'CcAttemptNote', 'Root', ({ theme }) => ({
  alignItems: 'center',
  minHeight: 60,
  '&[data-kind="saving"]': {
    borderColor: theme.vars.palette.divider,
    background: theme.vars.palette.background.paper,
  },
  [theme.breakpoints.down('sm')]: { alignItems: 'start', padding: theme.spacing(2) },
  // The usual case is one quiet line.
  '&[data-kind="saved"]': { alignItems: 'center', minHeight: 44, padding: 0, border: 0, background: 'none' },
}));

const Message = part('div', 'CcAttemptNote', 'Message', ({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'start', gap: theme.spacing(1.5) },
  '[data-kind="saved"] &': { flexFlow: 'row wrap', alignItems: 'center', justifyContent: 'start', gap: 0 },
}));

/** Beside each other: the words wrap first. */
const Steps = part('div', 'CcAttemptNote', 'Steps', { flexShrink: 0 });

/**
 * The state of saving a result: pending, saved, kept on this device for later, kept there until its user has logged in
 * again or until the learner logs in, not yet taken from the quiz that is kept there, not kept as nothing was answered, or
 * refused for good.
 */
export type AttemptNoteStatus =
  | { readonly kind: 'saving' | 'saved' | 'kept' | 'loggedOut' | 'unclaimed' | 'unfinished' | 'blank' }
  | {
      readonly kind: 'failed';
      /** Why, as a sentence. */
      readonly reason: string;
    };

const notes: Record<AttemptNoteStatus['kind'], { severity: AlertColor; icon: ReactElement; text: string }> = {
  saving: { severity: 'info', icon: <RetryIcon color="inherit" />, text: 'Saving your result…' },
  saved: { severity: 'success', icon: <CheckIcon color="success" />, text: 'Saved to your profile.' },
  kept: {
    severity: 'warning',
    icon: <SystemIcon color="warning" />,
    text: 'CertCrest could not save your result just now. It is kept on this device and will be sent later.',
  },
  loggedOut: {
    severity: 'warning',
    icon: <SystemIcon color="warning" />,
    text: 'You have been logged out. Your result is kept on this device and will be saved to your profile when you log in again.',
  },
  unclaimed: {
    severity: 'info',
    icon: <SystemIcon color="info" />,
    text: 'Your result is only on this device. Sign up or log in within a day to save it to your profile.',
  },
  unfinished: {
    severity: 'warning',
    icon: <SystemIcon color="warning" />,
    text: 'CertCrest could not save your result just now. Your answers are kept on this device: load this page again, and finish the quiz there.',
  },
  blank: {
    severity: 'info',
    icon: <SystemIcon color="info" />,
    text: 'You submitted it without an answer, so this simulation is not saved.',
  },
  failed: { severity: 'error', icon: <CrossIcon color="error" />, text: 'Your result could not be saved:' },
};

export interface AttemptNoteProps extends Omit<AlertProps, 'children'> {
  /** How saving stands. */
  status: AttemptNoteStatus;
  /** What can be done about it. Each: `label`, and `href` or `onClick`. */
  actions?: readonly Action[];
}

/**
 * Says in one line whether the result is saved. Changes are announced.
 *
 * @when In the results, while a result is being saved.
 * @whenNot What must be dismissed: LastingNote.
 * @screenReader Its words are announced, and announced again when they change; the actions beside them are not.
 */
export function AttemptNote({ status, actions = [], ...rest }: AttemptNoteProps) {
  const { severity, icon, text } = notes[status.kind];
  return (
    // Only the words are a live region, not the actions beside them.
    <Root
      severity={severity}
      icon={icon}
      role="presentation"
      data-kind={status.kind}
      slots={{ message: Message }}
      {...rest}
    >
      <span role="status">{status.kind === 'failed' ? `${text} ${status.reason}` : text}</span>
      {actions.length > 0 && (
        <Steps>
          <Actions actions={actions} size="small" />
        </Steps>
      )}
    </Root>
  );
}
