import Divider from '@mui/material/Divider';
import Stack, { type StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { FormError } from '../FormError/FormError.tsx';

/** A way to log in that needs no password here: `href` leads somewhere, `onClick` does something. */
interface OtherLogin {
  /** A verb: what happens. */
  label: string;
  /** Before the words: whose it is. */
  icon?: ReactNode;
  /** Where it leads. */
  href?: string;
  /** What it does. */
  onClick?: () => void;
  /** What goes on, such as "Waiting for your passkey…", while it does: then it ignores clicks. */
  loadingLabel?: string | undefined;
  /** It can't be used in this browser, or that is not known yet. Its place stays empty, so that nothing moves. */
  hidden?: boolean;
}

export interface OtherLoginsProps extends Omit<StackProps, 'children' | 'error'> {
  /** The ways, one below the other. Each: `label`, `icon`, `href` or `onClick`, `loadingLabel`, `hidden`. */
  ways: readonly OtherLogin[];
  /** Why the last one failed. */
  error?: string | undefined;
}

/**
 * Ways to log in without a password, at the end of the AccountForm.
 *
 * @when On the login and sign-up pages.
 * @whenNot Connecting an account that exists: SettingsList.
 * @do Set `hidden` until a way is known to work; adding it later would move what is below it.
 * @keyboard Enter, Space: starts a way, and the focus stays; `href` takes Enter alone. Tab skips `hidden` ones.
 * @screenReader Buttons or links, whose text says when one is in progress. A failure is an alert above them.
 */
export function OtherLogins({ ways, error, ...rest }: OtherLoginsProps) {
  return (
    <Stack spacing={2} sx={{ visibility: ways.every(({ hidden }) => hidden) ? 'hidden' : 'inherit' }} {...rest}>
      <Divider>or</Divider>
      {error !== undefined && <FormError>{error}</FormError>}
      {ways.map(({ label, icon, loadingLabel, hidden, ...action }) => (
        <BusyButton
          key={label}
          variant="outlined"
          startIcon={icon}
          loading={loadingLabel !== undefined}
          sx={{ visibility: hidden ? 'hidden' : 'inherit', whiteSpace: 'normal' }}
          {...action}
        >
          {loadingLabel ?? label}
        </BusyButton>
      ))}
    </Stack>
  );
}
