import { keyframes } from '@emotion/react';
import Alert from '@mui/material/Alert';
import type { ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { CheckIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../FormError/FormError.tsx';
import type { FormSchema, SendForm } from './useValidForm.tsx';

const Root = part(Card, 'CcFormFrame', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  overflow: 'visible',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
  '&[data-variant="plain"]': { padding: 0, border: 0, background: 'none' },
}));

// With code that comes in time nothing changes visibly.
const delay = '1s';
const appear = keyframes({ to: { visibility: 'visible' } });
const disappear = keyframes({ to: { visibility: 'hidden' } });

/** The words of the button before the page's code has come, and what they change to, in one place. */
const Unready = part('span', 'CcFormFrame', 'Unready', { display: 'inline-grid' });

const UnreadyLabel = part('span', 'CcFormFrame', 'UnreadyLabel', {
  gridArea: '1 / 1',
  animation: `${disappear} 0s ${delay} forwards`,
  '&[data-later]': { visibility: 'hidden', animationName: appear },
});

/** While it is empty it takes no room in the form's grid, but stays where screen readers expect it. */
const Success = part('div', 'CcFormFrame', 'Success', { '&:empty': { position: 'absolute' } });

/** The button of a form. */
export interface FormAction {
  /** A verb: what submitting does. */
  label: string;
  /** What goes on meanwhile, such as "Logging in…". */
  loadingLabel: string;
  /** `error` for what cannot be undone. */
  color?: ButtonProps['color'];
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
  /** What the server said to the last submit, empty before: where the form stays on the page after it was sent. */
  success?: string | undefined;
  /** Below the button, or beside it in a wide form: what sending it means, in words and links. */
  note?: ReactNode;
  /** At its end: other ways to the same end, such as OtherLogins. */
  alternatives?: ReactNode;
  /** A card for a few fields, one as wide as its column, or none where there is a frame already. @default 'card' */
  variant?: 'card' | 'wide' | 'plain';
}

/** What every form with fields of its own takes: a FormFrame's props, and how its values are checked and sent. */
export interface ValidFormProps<Values extends Record<string, string>> extends Omit<
  FormFrameProps,
  'children' | 'action' | 'onSubmit'
> {
  /** What the values have to be, with what is said where they are not. A Zod schema of the form’s `Values`. */
  schema: FormSchema<Values>;
  /** Gets valid values. Nothing is sent again until it has settled. */
  onSubmit: SendForm<Values>;
}

/**
 * The card of a form: fields, why it was refused, and its one button. The screen above gives it its heading.
 *
 * @when Any form that AccountForm and ContactForm do not cover.
 * @whenNot The ready forms: AccountForm, ContactForm.
 * @dont Disable the button until everything is valid: pressing it says what is missing.
 * @keyboard Enter: sends it from a line of text; if a field is wrong, the focus moves to the first of those.
 * @screenReader On submit, the first invalid field gets focus. Sending, success, and a refusal are announced.
 */
export function FormFrame({
  children,
  action,
  loading,
  error,
  success,
  note,
  alternatives,
  variant = 'card',
  ...rest
}: FormFrameProps) {
  // Before hydration the browser itself would submit the form and leave the page.
  const isReady = useIsHydrated();
  const isWide = variant === 'wide';
  return (
    // Forms are checked in our words. By POST a password can never become part of an address.
    <Root component="form" method="post" noValidate data-variant={variant} {...rest}>
      {children}
      {success !== undefined && (
        // It is there before its words, so that they are announced.
        <Success role="status">
          {success && (
            <Alert severity="success" role="presentation" icon={<CheckIcon fontSize="medium" />}>
              {success}
            </Alert>
          )}
        </Success>
      )}
      <noscript>This form needs JavaScript, which is switched off in this browser.</noscript>
      {error !== undefined && !loading && <FormError>{error}</FormError>}
      <Stack
        direction={{ sm: isWide ? 'row' : 'column' }}
        sx={{ alignItems: { sm: isWide ? 'center' : 'stretch' }, gap: isWide ? '12px 24px' : 1 }}
      >
        <BusyButton type={isReady ? 'submit' : 'button'} color={action.color} loading={loading} sx={{ flexShrink: 0 }}>
          {isReady && (loading ? action.loadingLabel : action.label)}
          {!isReady && (
            <Unready>
              <UnreadyLabel>{action.label}</UnreadyLabel>
              <UnreadyLabel data-later>Loading...</UnreadyLabel>
            </Unready>
          )}
        </BusyButton>
        {note && (
          <Typography variant="caption" component="p" color="textSecondary">
            {note}
          </Typography>
        )}
        <VisuallyHidden role="status">{loading ? action.loadingLabel : ''}</VisuallyHidden>
      </Stack>
      {alternatives}
    </Root>
  );
}
