import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';

const Root = styled(Backdrop, { name: 'CcLoadingOverlay', slot: 'Root' })(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  outline: 0,
  background: `color-mix(in srgb, ${theme.vars.palette.night.main} 82%, transparent)`,
  color: theme.vars.palette.night.contrastText,
}));

const Progress = styled(CircularProgress, { name: 'CcLoadingOverlay', slot: 'Progress' })(({ theme }) => ({
  color: theme.vars.palette.night.action,
}));

const Label = styled('p', { name: 'CcLoadingOverlay', slot: 'Label' })({
  margin: 0,
  fontWeight: 600,
  textAlign: 'center',
});

/** The focused element and those around it that can take the focus, from the inside out. */
function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let element = document.activeElement; element; element = element.parentElement) {
    const isFocused = element === document.activeElement && element !== document.body;
    if (element instanceof HTMLElement && (isFocused || element.hasAttribute('tabindex'))) path.push(element);
  }
  return path;
}

/**
 * Returns the focus to where it was when the overlay goes. Where that element has gone meanwhile, such as a row that was
 * removed, the closest element around it that can take the focus gets it.
 */
function useFocusReturn(): void {
  const [path] = useState(focusPath);
  useEffect(
    () => () => queueMicrotask(() => path.find((element) => element.isConnected)?.focus({ preventScroll: true })),
    [path],
  );
}

export interface LoadingOverlayProps {
  /** What is going on, such as "Adding to your cart". */
  label: string;
}

/**
 * Covers the page while a submission runs that nothing else may interrupt; the page behind it takes no input. Keep it
 * until the page shows the result: then the focus returns to where it was. For loading a page use skeletons.
 */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  const id = useId();
  useFocusReturn();
  return (
    <Modal open hideBackdrop disableRestoreFocus>
      <Root open role="dialog" aria-modal aria-labelledby={id} tabIndex={-1}>
        <Progress size={56} aria-hidden />
        <Label id={id} role="status">
          {label}
        </Label>
      </Root>
    </Modal>
  );
}
