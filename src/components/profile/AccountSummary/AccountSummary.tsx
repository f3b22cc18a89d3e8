import Typography, { type TypographyProps } from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part(Typography, 'CcAccountSummary', 'Root', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

export interface AccountSummaryProps extends Omit<TypographyProps, 'children'> {
  /** The email that logs in. */
  email: string;
  /** When the account was created, ISO 8601. */
  createdDate: string;
}

/**
 * Who is logged in, and since when they have their account: a line at the head of the profile.
 *
 * @when Below the heading of the profile.
 * @screenReader The email, then the date; it has no heading of its own.
 */
export const AccountSummary = ({ email, createdDate, ...rest }: AccountSummaryProps) => (
  <Root {...rest}>
    {email}
    {' · '}Account created <LocalDate date={createdDate} />
  </Root>
);
