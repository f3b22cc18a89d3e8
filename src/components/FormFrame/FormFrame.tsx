import { useSyncExternalStore, type ReactNode, type SubmitEventHandler } from 'react';
import { card, color, media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('form')({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  maxWidth: 440,
  padding: space(4),
  [media.narrow]: { padding: space(2.5) },
  '&[data-look="wide"]': { maxWidth: 'none' },
  '&[data-look="plain"]': { maxWidth: 'none', padding: 0, border: 0, background: 'none' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: space(1) },
  // Beside each other the button takes the room that is left; below it the aside stands in the middle.
  '& .actions > *': { marginInline: 'auto' },
  '& .actions > button': { flex: '1 1 auto' },
  // In a wide form the button need not be as wide as it, and its aside is a note.
  '&[data-look="wide"] .actions': {
    alignItems: 'center',
    gap: `${space(1.5)} ${space(3)}`,
    '& > *': { marginInline: 0 },
    '& > button': { flex: '0 1 auto', paddingInline: space(5) },
    '& > p': { flex: '1 1 200px', color: color.inkSoft, fontSize: '15px', lineHeight: 1.45, textWrap: 'balance' },
    [media.narrow]: { '& > button': { flex: '1 1 auto' }, '& > p': { flexBasis: '100%' } },
  },
  '& .footer': {
    marginBottom: `-${space(1)}`,
    paddingTop: space(1.5),
    borderTop: `1px solid ${color.line}`,
    color: color.inkSoft,
    fontSize: '16px',
  },
  '& .footer a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 44,
    minHeight: 44,
    color: color.action,
    fontWeight: 650,
  },
});

const never = () => () => undefined;

/**
 * The type of a form's button. On a page drawn at build time it sends nothing before the page's code has come: the
 * browser itself would send the form, away from the page.
 */
const useSubmitType = () =>
  useSyncExternalStore(
    never,
    () => 'submit' as const,
    () => 'button' as const,
  );

/** What the button of a form says and looks like. */
export interface FormAction {
  /** A verb: what sending does. */
  label: string;
  /** What goes on while it is sent, such as "Logging in…". */
  busyLabel: string;
  variant?: ButtonProps['variant'];
}

export interface FormFrameProps {
  /** The fields. */
  children: ReactNode;
  /** Sends the form; `useValidForm` gives it. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  action: FormAction;
  /** What was sent is on its way: the button says so and takes nothing more. */
  isSubmitting: boolean;
  /** Why the last sending was refused. It goes while it is sent again, so that the same refusal is read out anew. */
  error?: string | undefined;
  /** Stands beside the button: for who can't fill the form in. */
  aside?: ReactNode;
  /** The last line: for who wants another form. */
  footer?: ReactNode;
  /** A card for a few short fields, one as wide as its column, or none where the form stands in a frame already. */
  look?: 'card' | 'wide' | 'plain';
}

/** The card of a form: fields, why it was refused, and its one button. The screen above gives it its heading. */
export function FormFrame({
  children,
  onSubmit,
  action,
  isSubmitting,
  error,
  aside,
  footer,
  look = 'card',
}: FormFrameProps) {
  const { label, busyLabel, variant = 'main' } = action;
  const type = useSubmitType();
  return (
    // The forms check themselves, in our words. By POST nothing typed could ever stand in an address.
    <Root method="post" noValidate onSubmit={onSubmit} data-look={look}>
      {children}
      {error !== undefined && !isSubmitting && <FormError>{error}</FormError>}
      <div className="actions">
        <Button type={type} variant={variant} isBusy={isSubmitting}>
          {isSubmitting ? busyLabel : label}
        </Button>
        {aside}
        <VisuallyHidden role="status">{isSubmitting ? busyLabel : ''}</VisuallyHidden>
      </div>
      {footer !== undefined && <div className="footer">{footer}</div>}
    </Root>
  );
}
