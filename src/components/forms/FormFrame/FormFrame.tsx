import type { ButtonProps } from '@mui/material/Button';
import type { CardProps } from '@mui/material/Card';
import { Fragment, type ReactNode, type SubmitEventHandler } from 'react';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { UnreadyLabel } from './UnreadyLabel.tsx';
import type { FormSchema, SendForm } from './useValidForm.tsx';
import { Footer, FooterLink, Note, OtherWay, Root, Steps, Submit } from './parts.ts';

/** The button of a form. */
export interface FormAction {
  /** A verb: what submitting does. */
  label: string;
  /** What goes on meanwhile, such as "Logging in…". */
  loadingLabel: string;
  /** `call` for what a visit should lead to. @default 'contained' */
  variant?: ButtonProps['variant'];
  /** `error` for what cannot be undone. */
  color?: ButtonProps['color'];
}

/** A link to another page for someone who needs another form. */
interface FormLink {
  /** Words before the link, such as "New here?". */
  text?: string;
  /** Words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
}

export interface FormFrameProps extends Omit<CardProps<'form'>, 'component' | 'action' | 'variant'> {
  /** The fields. */
  children: ReactNode;
  /** Submits the form; `useValidForm` returns it. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** What the button does, and what it says meanwhile. Fields: `label`, and `loadingLabel` while it is sent. */
  action: FormAction;
  /** A submit is pending: the button says so and ignores clicks. */
  loading: boolean;
  /** Why the last submit was refused. The next one removes it, so that the same words are announced again. */
  error?: string | undefined;
  /** Beside the button: for someone who can't fill the form in. Fields: `text`, `label`, `href`. */
  otherWay?: FormLink | undefined;
  /** Beside the button: what becomes of the values. */
  note?: string;
  /** The last lines. Fields: `text`, `label`, `href`. */
  footer?: FormLink | readonly FormLink[] | undefined;
  /** A card for a few short fields, one as wide as its column, or none inside another frame. @default 'card' */
  variant?: 'card' | 'wide' | 'plain';
}

/** What every form with fields of its own takes: a FormFrame's props, and how its values are checked and sent. */
export interface ValidFormProps<Values extends Record<string, string>> extends Omit<
  FormFrameProps,
  'children' | 'action' | 'onSubmit'
> {
  /** What the values have to be, with what is said where they are not. A Zod schema of the form’s values. */
  schema: FormSchema<Values>;
  /** Gets valid values. Nothing is sent again until it has settled. */
  onSubmit: SendForm<Values>;
}

/**
 * The card of a form: fields, why it was refused, and its one button. The screen above gives it its heading.
 *
 * @when Any form that AccountForm and ContactForm do not cover.
 * @whenNot The ready forms: AccountForm, ContactForm.
 * @do Give it handlers of `useValidForm`.
 * @dont A button that is disabled until all is valid: press it, and it says what is missing.
 * @screenReader On submit the first invalid field gets the focus and says its error. That it is being sent is
 *   announced once; a refusal is an alert.
 */
export function FormFrame({
  children,
  action,
  loading,
  error,
  otherWay,
  note,
  footer,
  variant = 'card',
  ...rest
}: FormFrameProps) {
  // Before hydration the browser itself would submit the form and leave the page.
  const isReady = useIsHydrated();
  return (
    // Forms are checked in our words. By POST a password can never become part of an address.
    <Root component="form" method="post" noValidate data-variant={variant} {...rest}>
      {children}
      <noscript>This form needs JavaScript, which is switched off in this browser.</noscript>
      {error !== undefined && !loading && <FormError>{error}</FormError>}
      <Steps data-variant={variant}>
        <Submit
          type={isReady ? 'submit' : 'button'}
          variant={action.variant}
          color={action.color}
          loading={loading}
          data-variant={variant}
        >
          {isReady ? loading ? action.loadingLabel : action.label : <UnreadyLabel>{action.label}</UnreadyLabel>}
        </Submit>
        {otherWay && (
          <OtherWay variant="text" href={otherWay.href} data-variant={variant}>
            {otherWay.label}
          </OtherWay>
        )}
        {note !== undefined && (
          <Note variant="caption" component="p">
            {note}
          </Note>
        )}
        <VisuallyHidden role="status">{loading ? action.loadingLabel : ''}</VisuallyHidden>
      </Steps>
      {footer && (
        <Footer variant="body2">
          {[footer].flat().map(({ text, label, href }, line) => (
            <Fragment key={href}>
              {line > 0 && <br />}
              {text} <FooterLink href={href}>{label}</FooterLink>
            </Fragment>
          ))}
        </Footer>
      )}
    </Root>
  );
}
