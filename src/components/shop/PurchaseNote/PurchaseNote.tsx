import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { part } from '../../../theme/part.ts';
import { AlertIcon, ExternalIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = part(Alert, 'CcPurchaseNote', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  rowGap: theme.spacing(0.5),
  fontWeight: theme.typography.fontWeightBold,
}));

/** Below the message and as wide as the note. */
const Actions = part('div', 'CcPurchaseNote', 'Actions', ({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.spacing(1),
}));

const Action = part(Button, 'CcPurchaseNote', 'Action', ({ theme }) => ({
  paddingInline: 12,
  whiteSpace: 'normal',
  variants: [{ props: { variant: 'outlined' }, style: { borderColor: theme.vars.palette.primary.main } }],
}));

export interface PurchaseNoteProps extends Omit<AlertProps, 'children' | 'href'> {
  /** `waiting` once the payment page is open in another tab; `blocked` where the browser kept it from opening. */
  kind: 'waiting' | 'blocked';
  /** The payment page. */
  href: string;
  /** The link was followed. */
  onOpen: () => void;
  /** The user no longer waits for the payment. */
  onCancel: () => void;
}

/**
 * The status of a payment in another tab, with links there and back. It stands in CartSummary.
 *
 * @whenNot After the payment: BoughtNote.
 * @screenReader Only the message is announced: that it waits, as a status; that the page was blocked, as an alert.
 *   The link says that it opens a new tab.
 */
export function PurchaseNote({ kind, href, onOpen, onCancel, ...rest }: PurchaseNoteProps) {
  const isBlocked = kind === 'blocked';
  return (
    // Only the message is announced, without the steps.
    <Root
      role="none"
      severity={isBlocked ? 'warning' : 'info'}
      icon={isBlocked ? <AlertIcon fontSize="large" /> : <CircularProgress size={24} aria-hidden />}
      slots={{ action: Actions }}
      action={
        <>
          <Action
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
          </Action>
          <Action variant="text" size="small" onClick={onCancel}>
            {isBlocked ? 'Not now' : 'Stop waiting'}
          </Action>
        </>
      }
      {...rest}
    >
      <div role={isBlocked ? 'alert' : 'status'}>
        {isBlocked ? 'Your browser blocked the payment page.' : 'Waiting for the payment in the other tab…'}
      </div>
    </Root>
  );
}
