import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part(Card, 'CcAccountSummary', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2), padding: theme.spacing(2.5) },
}));

/** What can be done with the account, at the end of the line, or below the facts where there is no room. */
const Action = part('div', 'CcAccountSummary', 'Action', ({ theme }) => ({
  gridColumn: 3,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

/** The facts beside each other, where there is room. */
const Facts = part('dl', 'CcAccountSummary', 'Facts', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 6),
  margin: 0,
}));

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

const Shape = part(Skeleton, 'CcAccountSummary', 'Shape', ({ theme }) => ({
  width: 190,
  height: 18,
  '&[data-kind="letter"]': { width: 56, height: 56, borderRadius: theme.radius.large },
  '&[data-kind="term"]': { width: 100, height: 16 },
  '&[data-kind="button"]': { width: 160, height: 44, borderRadius: theme.radius.pill },
}));

/** As high as two lines. */
const FactShape = part('div', 'CcAccountSummary', 'FactShape', {
  display: 'grid',
  alignContent: 'center',
  gap: 6,
  minHeight: 50,
});

export interface AccountSummaryProps extends Omit<CardProps, 'children'> {
  /** The email that logs in; its first letter stands for a portrait. @default '' */
  email?: string;
  /** When the account was created, ISO 8601. @default '' */
  createdDate?: string;
  /** They are not known yet: in their place stand their shapes. @default false */
  loading?: boolean;
  /** Where to change it: one small button. */
  action?: ReactNode;
}

/** Who is logged in: the head of the profile. */
export function AccountSummary({
  email = '',
  createdDate = '',
  loading = false,
  action,
  ...rest
}: AccountSummaryProps) {
  if (loading) {
    return (
      <Root aria-hidden {...rest}>
        <Shape data-kind="letter" />
        <Facts as="div">
          {['email', 'created'].map((fact) => (
            <FactShape key={fact}>
              <Shape data-kind="term" />
              <Shape />
            </FactShape>
          ))}
        </Facts>
        <Action>
          <Shape data-kind="button" />
        </Action>
      </Root>
    );
  }
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
