import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AlertIcon, ExternalIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

/** A payment that goes on in another tab. */
export interface OpenPayment {
  /** `waiting` once the payment page is open in another tab; `blocked` where the browser kept it from opening. */
  kind: 'waiting' | 'blocked';
  /** The payment page. */
  href: string;
  /** The link was followed. */
  onOpen: () => void;
  /** The user no longer waits for the payment. */
  onCancel: () => void;
}

/** How a payment in another tab stands, with links there and back. */
export function PurchaseNote({ kind, href, onOpen, onCancel }: OpenPayment) {
  const isBlocked = kind === 'blocked';
  return (
    <Alert
      role="none"
      severity={isBlocked ? 'warning' : 'info'}
      icon={isBlocked ? <AlertIcon fontSize="large" /> : <CircularProgress size={24} aria-hidden />}
    >
      {/* Only the message is announced, without the steps. */}
      <Typography variant="subtitle2" component="div" role={isBlocked ? 'alert' : 'status'}>
        {isBlocked ? 'Your browser blocked the payment page.' : 'Waiting for the payment in the other tab…'}
      </Typography>
      <Stack spacing={1} sx={{ marginTop: 1 }}>
        <Button
          href={href}
          target="_blank"
          rel="noreferrer"
          size="small"
          variant={isBlocked ? 'call' : 'outlined'}
          endIcon={<ExternalIcon />}
          onClick={onOpen}
        >
          <span>
            Open the payment page<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </span>
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          {isBlocked ? 'Not now' : 'Stop waiting'}
        </Button>
      </Stack>
    </Alert>
  );
}
