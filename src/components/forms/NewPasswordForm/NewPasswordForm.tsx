import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { ownerState, part } from '../../../theme/part.ts';
import { FormFrame, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';
import { passwordHint, PasswordInput } from '../PasswordInput/PasswordInput.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcNewPasswordForm: 'root';
  }
  interface ComponentsPropsList {
    CcNewPasswordForm: NewPasswordFormProps;
  }
}

const Root = part(FormFrame, 'CcNewPasswordForm', 'Root')({});

const action = { label: 'Set the password', loadingLabel: 'Setting the password…' };

export type NewPasswordFormProps = ValidFormProps<{ password: string }>;

/** Asks for the new password that a link from ResetPasswordForm allows. */
export function NewPasswordForm(inProps: NewPasswordFormProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcNewPasswordForm' });
  const { schema, onSubmit, ...rest } = props;
  const { field, submit } = useValidForm(schema, onSubmit, rest.loading);
  return (
    <Root onSubmit={submit} action={action} {...ownerState(props)} {...rest}>
      <PasswordInput
        label="New password"
        required
        autoComplete="new-password"
        {...field('password', { hint: passwordHint })}
      />
    </Root>
  );
}
