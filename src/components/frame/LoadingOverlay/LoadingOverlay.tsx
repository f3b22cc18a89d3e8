import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { part } from '../../../theme/part.ts';

const Root = part(Paper, 'CcLoadingOverlay', 'Root', ({ theme }) => ({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  outline: 0,
  background: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
}));

/** The focused element and those around it that can take the focus, from the inside out. */
function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let element = document.activeElement; element; element = element.parentElement) {
    const isFocused = element === document.activeElement && element !== document.body;
    if (element instanceof HTMLElement && (isFocused || element.hasAttribute('tabindex'))) path.push(element);
  }
  return path;
}

/** Returns focus to where it was or, if that element is gone, to the closest focusable one around it. */
function useFocusReturn(): void {
  const [path] = useState(focusPath);
  useEffect(
    () => () => queueMicrotask(() => path.find((element) => element.isConnected)?.focus({ preventScroll: true })),
    [path],
  );
}

export interface LoadingOverlayProps extends Omit<PaperProps, 'children' | 'variant'> {
  /** What is going on, such as "Adding to your cart". */
  label: string;
}

/**
 * Covers the page and blocks input until the result of a submission is there; focus then returns.
 *
 * @when During a submission that must not be interrupted.
 * @whenNot A button whose action takes a moment: BusyButton.
 * @whenNot A page that is loading: Skeleton.
 * @do Remove it only once the page shows the result.
 * @dont Cover something to read: no one should have to wait for that.
 * @keyboard No key reaches what it covers, and none closes it.
 * @screenReader A modal dialog; its label is announced when it appears.
 */
export function LoadingOverlay({ label, ...rest }: LoadingOverlayProps) {
  const id = useId();
  useFocusReturn();
  return (
    <Modal open hideBackdrop disableRestoreFocus>
      <Fade in>
        <Root variant="night" square role="dialog" aria-modal aria-labelledby={id} tabIndex={-1} {...rest}>
          <CircularProgress size={56} aria-hidden sx={{ color: 'accent' }} />
          <Typography variant="subtitle1" component="div" align="center" id={id} role="status">
            {label}
          </Typography>
        </Root>
      </Fade>
    </Modal>
  );
}
