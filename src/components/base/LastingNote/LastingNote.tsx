import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ReactNode, SyntheticEvent } from 'react';
import { part } from '../../../theme/part.ts';
import { CheckIcon, CrossIcon, InfoIcon } from '../icons/icons.tsx';

const Root = part(Alert, 'CcLastingNote', 'Root', ({ theme }) => ({ padding: theme.spacing(1.5, 2) }));

const icons: AlertProps['iconMapping'] = { success: <CheckIcon color="success" />, info: <InfoIcon color="info" /> };

const Close = () => <CrossIcon fontSize="small" />;

export interface LastingNoteProps extends Omit<AlertProps, 'children'> {
  /** A sentence or two, with links where they lead on. */
  children: ReactNode;
  /** `success` for what was done, `info` for what comes. */
  severity?: 'success' | 'info';
  /** Called when the reader dismisses it. Without it, there is no button. */
  onClose?: (event: SyntheticEvent) => void;
}

/**
 * News above a page's content that stays until it is dismissed or no longer true.
 *
 * @when News that must not be missed, above a page's content.
 * @whenNot A brief confirmation that is safe to miss: Toaster.
 * @whenNot Something failed: ErrorBlock or FormError.
 * @do Keep it to a sentence or two, with a link where there is something to do.
 * @keyboard Enter, Space: dismisses it, and focus moves to the page's content.
 * @screenReader The words are announced once, as a status. The button says "Dismiss".
 */
export function LastingNote({ children, severity = 'success', onClose, ...rest }: LastingNoteProps) {
  function dismiss(event: SyntheticEvent) {
    // The button goes with the note: the page's content takes the focus.
    event.currentTarget.closest('main')?.focus({ preventScroll: true });
    onClose?.(event);
  }
  return (
    // Only the words are a live region, not the button beside them.
    <Root
      role="none"
      severity={severity}
      iconMapping={icons}
      closeText="Dismiss"
      {...(onClose && { onClose: dismiss })}
      slots={{ closeIcon: Close }}
      // Its middle is the first line's, and it makes a note of one line no higher.
      slotProps={{ action: { sx: { marginBlock: '-6px', paddingTop: 0 } } }}
      {...rest}
    >
      <div role="status">{children}</div>
    </Root>
  );
}
