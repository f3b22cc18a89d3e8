import type { CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { Action, Facts, Root } from './parts.ts';

const Letter = part('span', 'CcAccountSummary', 'Letter', ({ theme }) => ({
  ...theme.typography.title,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: theme.radius.large,
  background: theme.vars.palette.primary.soft,
  textTransform: 'uppercase',
}));

const Fact = part('div', 'CcAccountSummary', 'Fact', { minWidth: 0 });

const Term = part('dt', 'CcAccountSummary', 'Term', ({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Value = part(Typography, 'CcAccountSummary', 'Value', ({ theme }) => ({
  margin: 0,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: 'anywhere',
}));

export interface AccountSummaryProps extends Omit<CardProps, 'children'> {
  /** The email that logs in; its first letter stands for a portrait. */
  email: string;
  /** When the account was created, ISO 8601. */
  createdDate: string;
  /** Where to change it: one small button. */
  action?: ReactNode;
}

/**
 * Who is logged in: the head of the profile.
 *
 * @when The head of the profile.
 * @whenNot Settings of the account: SettingsList.
 * @whenNot While it loads: AccountSummarySkeleton.
 * @screenReader A list of terms: email, account created. The letter is skipped.
 * @status stable
 */
export function AccountSummary({ email, createdDate, action, ...rest }: AccountSummaryProps) {
  return (
    <Root {...rest}>
      <Letter aria-hidden>{email.charAt(0)}</Letter>
      <Facts>
        <Fact>
          <Term>Email</Term>
          <Value component="dd">{email}</Value>
        </Fact>
        <Fact>
          <Term>Account created</Term>
          <Value component="dd">
            <LocalDate date={createdDate} />
          </Value>
        </Fact>
      </Facts>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
