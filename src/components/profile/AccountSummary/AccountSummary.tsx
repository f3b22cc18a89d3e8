import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = styled(Card, { name: 'CcAccountSummary', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2), padding: theme.spacing(2.5) },
}));

const Facts = styled('dl', { name: 'CcAccountSummary', slot: 'Facts' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 6),
  margin: 0,
}));

const Letter = styled('span', { name: 'CcAccountSummary', slot: 'Letter' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: theme.radius.large,
  background: theme.vars.palette.primary.soft,
  font: `680 26px/1 ${theme.typography.fontFamilyDisplay}`,
  textTransform: 'uppercase',
}));

const Fact = styled('div', { name: 'CcAccountSummary', slot: 'Fact' })({ minWidth: 0 });

const Term = styled('dt', { name: 'CcAccountSummary', slot: 'Term' })(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Value = styled(Typography, { name: 'CcAccountSummary', slot: 'Value' })(({ theme }) => ({
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { fontSize: 16 },
})) as typeof Typography;

export interface AccountSummaryProps {
  email: string;
  /** When the account was created, ISO 8601. */
  createdDate: string;
}

/** Who is logged in: the head of the profile. */
export function AccountSummary({ email, createdDate }: AccountSummaryProps) {
  return (
    <Root>
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
    </Root>
  );
}

const LetterSkeleton = styled(Skeleton, { name: 'CcAccountSummarySkeleton', slot: 'Letter' })(({ theme }) => ({
  width: 56,
  height: 56,
  borderRadius: theme.radius.large,
}));

/** As high as two lines of the summary. */
const FactSkeleton = styled('div', { name: 'CcAccountSummarySkeleton', slot: 'Fact' })({
  display: 'grid',
  alignContent: 'center',
  gap: 6,
  minHeight: 50,
});

const TermSkeleton = styled(Skeleton, { name: 'CcAccountSummarySkeleton', slot: 'Term' })({ width: 100, height: 16 });

const ValueSkeleton = styled(Skeleton, { name: 'CcAccountSummarySkeleton', slot: 'Value' })({ width: 190, height: 18 });

/** An AccountSummary whose account is still loading, in its shape. */
export const AccountSummarySkeleton = () => (
  <Root aria-hidden>
    <LetterSkeleton />
    <Facts as="div">
      {['email', 'created'].map((fact) => (
        <FactSkeleton key={fact}>
          <TermSkeleton />
          <ValueSkeleton />
        </FactSkeleton>
      ))}
    </Facts>
  </Root>
);
