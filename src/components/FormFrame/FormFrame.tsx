import type { ReactNode, SubmitEventHandler } from 'react';
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
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: space(1) },
  // Beside each other the button takes the room that is left; below it the aside stands in the middle.
  '& .actions > *': { marginInline: 'auto' },
  '& .actions > button': { flex: '1 1 auto' },
  '& .footer': {
    marginBottom: `-${space(1)}`,
    paddingTop: space(1.5),
    borderTop: `1px solid ${color.line}`,
    color: color.inkSoft,
    fontSize: '16px',
  },
  '& .footer a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.action, fontWeight: 650 },
});

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
}

/** The card of a short form: fields, why it was refused, and its one button. The screen above gives it its heading. */
export function FormFrame({ children, onSubmit, action, isSubmitting, error, aside, footer }: FormFrameProps) {
  const { label, busyLabel, variant = 'main' } = action;
  return (
    // The forms check themselves, in our words. By POST nothing typed could ever stand in an address.
    <Root method="post" noValidate onSubmit={onSubmit}>
      {children}
      {error !== undefined && !isSubmitting && <FormError>{error}</FormError>}
      <div className="actions">
        <Button type="submit" variant={variant} isBusy={isSubmitting}>
          {isSubmitting ? busyLabel : label}
        </Button>
        {aside}
        <VisuallyHidden role="status">{isSubmitting ? busyLabel : ''}</VisuallyHidden>
      </div>
      {footer !== undefined && <div className="footer">{footer}</div>}
    </Root>
  );
}
