import type { CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';
import { Action, Facts, Root as Summary } from './parts.ts';

const Root = part(Summary, 'CcAccountSummarySkeleton', 'Root', {});

const Letter = part(Skeleton, 'CcAccountSummarySkeleton', 'Letter', ({ theme }) => ({
  width: 56,
  height: 56,
  borderRadius: theme.radius.large,
}));

/** As high as two lines of the summary. */
const Fact = part('div', 'CcAccountSummarySkeleton', 'Fact', {
  display: 'grid',
  alignContent: 'center',
  gap: 6,
  minHeight: 50,
});

const Term = part(Skeleton, 'CcAccountSummarySkeleton', 'Term', { width: 100, height: 16 });

const Value = part(Skeleton, 'CcAccountSummarySkeleton', 'Value', { width: 190, height: 18 });

const Button = part(Skeleton, 'CcAccountSummarySkeleton', 'Button', ({ theme }) => ({
  width: 160,
  height: 44,
  borderRadius: theme.radius.pill,
}));

export type AccountSummarySkeletonProps = Omit<CardProps, 'children'>;

/**
 * An AccountSummary whose account is still loading, in its shape.
 *
 * @when In the profile while the account loads.
 * @whenNot Anything that is not an AccountSummary: MUI's Skeleton in that shape.
 * @screenReader It is skipped.
 * @status stable
 */
export function AccountSummarySkeleton(props: AccountSummarySkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <Letter />
      <Facts as="div">
        {['email', 'created'].map((fact) => (
          <Fact key={fact}>
            <Term />
            <Value />
          </Fact>
        ))}
      </Facts>
      <Action>
        <Button />
      </Action>
    </Root>
  );
}
