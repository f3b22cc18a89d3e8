import Button, { type ButtonProps } from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useIsHydrated } from '../../base/useIsHydrated.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../FormError/FormError.tsx';

const Root = styled(Card, { name: 'CcFormFrame', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  maxWidth: 440,
  padding: theme.spacing(4),
  overflow: 'visible',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
  '&[data-look="wide"]': { maxWidth: 'none' },
  '&[data-look="plain"]': { maxWidth: 'none', padding: 0, border: 0, background: 'none' },
})) as typeof Card; // styled forgets that a Card can be a form

const Steps = styled('div', { name: 'CcFormFrame', slot: 'Steps' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '&[data-look="wide"]': { gap: theme.spacing(1.5, 3) },
}));

const Submit = styled(BusyButton, { name: 'CcFormFrame', slot: 'Submit' })(({ theme }) => ({
  flex: '1 1 auto',
  '&[data-look="wide"]': {
    flex: '0 1 auto',
    paddingInline: theme.spacing(5),
    [theme.breakpoints.down('sm')]: { flex: '1 1 auto' },
  },
}));

const OtherWay = styled(Button, { name: 'CcFormFrame', slot: 'OtherWay' })({ marginInline: 'auto' });

const Note = styled(Typography, { name: 'CcFormFrame', slot: 'Note' })(({ theme }) => ({
  flex: '1 1 200px',
  color: theme.vars.palette.text.secondary,
  fontSize: 15,
  lineHeight: 1.45,
  textWrap: 'balance',
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
}));

const Footer = styled(Typography, { name: 'CcFormFrame', slot: 'Footer' })(({ theme }) => ({
  marginBottom: theme.spacing(-1),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

const FooterLink = styled(Link, { name: 'CcFormFrame', slot: 'FooterLink' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontWeight: 650,
}));

/** The button of a form. */
export interface FormAction {
  /** A verb: what submitting does. */
  label: string;
  /** What goes on meanwhile, such as "Logging in…". */
  busyLabel: string;
  variant?: ButtonProps['variant'];
}

/** A link to another page for somebody who needs another form. */
export interface FormLink {
  /** Words before the link, such as "New here?". */
  text?: string;
  label: string;
  href: string;
}

export interface FormFrameProps {
  /** The fields. */
  children: ReactNode;
  /** Submits the form; `useValidForm` returns it. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  action: FormAction;
  /** A submit is pending: the button says so and takes no press. */
  isSubmitting: boolean;
  /** Why the last submit was refused. The next one removes it, so that the same words are announced again. */
  error?: string | undefined;
  /** Beside the button: for somebody who can't fill the form in. */
  otherWay?: FormLink | undefined;
  /** Beside the button: what becomes of the values. */
  note?: string;
  /** The last line. */
  footer?: FormLink | undefined;
  /** A card for a few short fields, one as wide as its column, or none where the form is inside a frame already. */
  look?: 'card' | 'wide' | 'plain';
}

/** The card of a form: fields, why it was refused, and its one button. The screen above gives it its heading. */
export function FormFrame(props: FormFrameProps) {
  const { children, onSubmit, action, isSubmitting, error, otherWay, note, footer, look = 'card' } = props;
  // Before hydration the browser itself would submit the form and leave the page.
  const type = useIsHydrated() ? 'submit' : 'button';
  return (
    // Forms are checked in our words. By POST a password can never become part of an address.
    <Root component="form" method="post" noValidate onSubmit={onSubmit} data-look={look}>
      {children}
      {error !== undefined && !isSubmitting && <FormError>{error}</FormError>}
      <Steps data-look={look}>
        <Submit type={type} variant={action.variant} loading={isSubmitting} data-look={look}>
          {isSubmitting ? action.busyLabel : action.label}
        </Submit>
        {otherWay && (
          <OtherWay variant="text" href={otherWay.href}>
            {otherWay.label}
          </OtherWay>
        )}
        {note !== undefined && <Note>{note}</Note>}
        <VisuallyHidden role="status">{isSubmitting ? action.busyLabel : ''}</VisuallyHidden>
      </Steps>
      {footer && (
        <Footer variant="body2">
          {footer.text} <FooterLink href={footer.href}>{footer.label}</FooterLink>
        </Footer>
      )}
    </Root>
  );
}
