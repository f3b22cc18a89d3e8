import './adoptGooberStyles.ts';
import Alert from '@mui/material/Alert';
import { useTheme } from '@mui/material/styles';
import { enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, useState, type Ref } from 'react';
import { part } from '../../../theme/part.ts';
import { CheckIcon, CrossIcon, InfoIcon } from '../../base/icons/icons.tsx';
import { ready, type ToastVariant } from './toasts.ts';

const ToastAlert = part(Alert, 'CcToast', 'Root', ({ theme }) => ({
  width: '100%',
  minHeight: 52,
  boxSizing: 'border-box',
  alignItems: 'center',
  padding: theme.spacing(0.5, 2.5),
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.shadows[6],
  ...theme.typography.body1,
  fontWeight: theme.typography.fontWeightBold,
}));

const icons = { success: <CheckIcon />, error: <CrossIcon />, info: <InfoIcon /> };

/** After so many milliseconds screen readers know that a status is there. */
const STATUS_KNOWN = 100;

/** The content of one toast. A failure is announced as it appears; of a status, only what it says later. */
function Toast({
  ref,
  id,
  message,
  variant,
}: CustomContentProps & { variant: ToastVariant; ref?: Ref<HTMLDivElement> }) {
  const isFailure = variant === 'error';
  const [isKnown, setKnown] = useState(isFailure);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), STATUS_KNOWN);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SnackbarContent ref={ref} id={String(id)}>
      <ToastAlert severity={variant} role={isFailure ? 'alert' : 'status'} iconMapping={icons}>
        {isKnown && message}
      </ToastAlert>
    </SnackbarContent>
  );
}

/** notistack with our content. Only Toaster renders it. */
export function Snackbars() {
  const { transitions } = useTheme();
  // Each provider puts its own function into notistack's export.
  useEffect(() => ready.resolve((message, options) => enqueueSnackbar(message, options)), []);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={2500}
      transitionDuration={transitions.duration.shorter}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={{ success: Toast, error: Toast, info: Toast }}
      preventDuplicate
    />
  );
}
