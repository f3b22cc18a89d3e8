import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { FormError } from '../FormError/FormError.tsx';

const Root = styled('div', { name: 'CcOtherLogins', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 440,
  marginTop: theme.spacing(3),
  '&[data-hidden]': { visibility: 'hidden' },
}));

const Or = styled(Divider, { name: 'CcOtherLogins', slot: 'Or' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const Way = styled(BusyButton, { name: 'CcOtherLogins', slot: 'Way' })({
  '&[data-hidden]': { visibility: 'hidden' },
});

/** A way to log in that needs no password here: `href` leads somewhere, `onClick` does something. */
interface OtherLogin {
  /** A verb: what happens. */
  label: string;
  icon?: ReactNode;
  href?: string;
  onClick?: () => void;
  /** What goes on, such as "Waiting for your passkey…", while it does: then it takes no press. */
  busyLabel?: string | undefined;
  /** It can't be used in this browser, or that is not known yet. Its place stays empty, so that nothing moves. */
  isHidden?: boolean;
}

export interface OtherLoginsProps {
  /** The ways, one below the other; those that may be hidden last. */
  ways: readonly OtherLogin[];
  /** Why the last one failed. */
  error?: string | undefined;
}

/** The ways to log in that are no password, below the AuthForm. */
export const OtherLogins = ({ ways, error }: OtherLoginsProps) => (
  <Root data-hidden={ways.every(({ isHidden }) => isHidden) || undefined}>
    <Or>or</Or>
    {error !== undefined && <FormError>{error}</FormError>}
    {ways.map(({ label, icon, busyLabel, isHidden, ...action }) => (
      <Way
        key={label}
        variant="outlined"
        startIcon={icon}
        loading={busyLabel !== undefined}
        data-hidden={isHidden || undefined}
        {...action}
      >
        {busyLabel ?? label}
      </Way>
    ))}
  </Root>
);
