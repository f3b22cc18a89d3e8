import { color, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: space(1),
  padding: `${space(2)} ${space(2)} ${space(1)}`,
  border: `1.5px solid ${color.action}`,
  borderRadius: radius.medium,
  background: color.actionSoft,
  color: color.ink,
  fontSize: '16px',
  lineHeight: 1.5,
  '& > p': { display: 'flex', gap: space(1.5), marginBottom: space(0.5), fontWeight: 600 },
  '& > p > svg': { flex: 'none', color: color.action },
  '&[data-kind="blocked"]': { borderColor: color.missed, background: color.missedSoft },
  '&[data-kind="blocked"] > p > svg': { color: color.missed },
  '& > a, & > button': { paddingInline: '12px', whiteSpace: 'normal' },
  '& > a[data-variant="line"]': { borderColor: color.action },
});

const texts = {
  waiting: 'Waiting for the payment in the other tab…',
  blocked: 'Your browser did not let the payment page open.',
};

export interface PurchaseNoteProps {
  /** `waiting` once the payment page is open in another tab; `blocked` where the browser kept it from opening. */
  kind: keyof typeof texts;
  /** The payment page. */
  href: string;
  /** The link was followed. */
  onOpen: () => void;
  /** The payment is no longer waited for. */
  onCancel: () => void;
}

/** How a payment stands that goes on in another tab, with the way there and the way back. It stands in CartSummary. */
export function PurchaseNote({ kind, href, onOpen, onCancel }: PurchaseNoteProps) {
  const isBlocked = kind === 'blocked';
  return (
    <Root data-kind={kind}>
      <p role={isBlocked ? 'alert' : 'status'}>
        {isBlocked ? <Icon name="alert" size={24} /> : <Spinner />}
        {texts[kind]}
      </p>
      <Button href={href} isNewTab size="small" variant={isBlocked ? 'call' : 'line'} onClick={onOpen}>
        <span>
          Open the payment page<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
        <Icon name="external" />
      </Button>
      <Button variant="text" size="small" onClick={onCancel}>
        {isBlocked ? 'Not now' : 'Stop waiting'}
      </Button>
    </Root>
  );
}
