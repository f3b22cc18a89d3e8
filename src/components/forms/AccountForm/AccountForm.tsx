import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { Path } from 'react-hook-form';
import { paths } from '../../../../domain/paths.ts';
import { part } from '../../../theme/part.ts';
import { type FormAction, FormFrame, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';
import { PasswordInput, PasswordRules } from '../PasswordInput/PasswordInput.tsx';

const PasswordRow = part('div', 'CcAccountForm', 'Password', { position: 'relative', containerType: 'inline-size' });

/** At the end of the label's row, or below the field where that has no room. */
const Way = part(Link, 'CcAccountForm', 'Way', {
  display: 'block',
  width: 'fit-content',
  marginInlineStart: 'auto',
  lineHeight: '44px',
  '@container (min-width: 17em)': { position: 'absolute', top: -9, insetInlineEnd: 0 },
});

export interface AccountFormProps<
  Values extends Record<string, string> = Record<string, string>,
> extends ValidFormProps<Values> {
  /** What the button does, and what it says meanwhile. Fields: `label`, and `loadingLabel` while it is sent. */
  action: FormAction;
  /** In their order. Each: `name`, `label`, `autoComplete`; `username` is the email that is saved with a password. */
  fields: readonly {
    readonly name: Path<Values>;
    readonly label: string;
    readonly autoComplete: 'username' | 'email' | 'current-password' | 'new-password';
  }[];
  /** The first values of the fields; those that are left out are empty. */
  initial?: Partial<Values> | undefined;
  /** Why the server refused a field, in place of `error`. */
  refused?: { name: Path<Values>; message: string } | undefined;
  /** For someone who doesn't know the password: a link at its label. Fields: `label`, `href`. */
  otherWay?: { label: string; href: string } | undefined;
  /** Whether it says below the button that signing up accepts the site's terms. @default false */
  withTerms?: boolean;
}

/**
 * Emails and passwords: to log in, to sign up, or to change an account. Whatever the server says, the input stays.
 *
 * @when Logging in, signing up, and changing an email or a password.
 * @whenNot Other ways to log in: OtherLogins, as its `alternatives`.
 * @whenNot Fields of another kind: FormFrame.
 * @dont Ask for anything the server doesn't need: each field costs sign-ups.
 * @keyboard Enter: sends it from any field; if one is wrong, the focus moves to the first of those.
 * @screenReader Fields say their label, hint, and error. A refusal is an alert; sending and `success` are announced.
 */
export function AccountForm<Values extends Record<string, string>>({
  fields,
  schema,
  onSubmit,
  initial,
  refused,
  otherWay,
  withTerms,
  ...rest
}: AccountFormProps<Values>) {
  const { field, typed, submit } = useValidForm(schema, onSubmit, rest.loading, {
    refused,
    ...(initial && { initial }),
  });
  const login = fields.find(({ autoComplete }) => autoComplete === 'username');
  const password = fields.find(({ autoComplete }) => autoComplete.endsWith('password'));
  const state = { email: login && typed[login.name] };
  return (
    <FormFrame
      onSubmit={submit}
      note={
        withTerms && (
          <>
            By signing up, you accept the <Link href={paths.legal.href('terms')}>Terms</Link> and{' '}
            <Link href={paths.legal.href('privacy')}>Privacy Policy</Link>.
          </>
        )
      }
      {...rest}
    >
      {fields.map(({ name, label, autoComplete }) =>
        autoComplete === 'username' || autoComplete === 'email' ? (
          <TextField key={name} label={label} type="email" required autoComplete={autoComplete} {...field(name)} />
        ) : (
          <PasswordRow key={name}>
            <PasswordInput
              label={label}
              required
              autoComplete={autoComplete}
              {...field(name, {
                hint: autoComplete === 'new-password' && <PasswordRules value={typed[name] ?? ''} />,
              })}
            />
            {otherWay && name === password?.name && (
              <Way variant="button" color="primary" href={otherWay.href} {...{ state }}>
                {otherWay.label}
              </Way>
            )}
          </PasswordRow>
        ),
      )}
    </FormFrame>
  );
}
