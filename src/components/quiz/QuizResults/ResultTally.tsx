import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Typography from '@mui/material/Typography';
import type { Tally } from '../../../../domain/quiz/review.ts';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { AlertIcon, CheckIcon, CrossIcon, FlagIcon } from '../../base/icons/icons.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcResultTally: 'root' | 'counts' | 'count' | 'rule';
  }
  interface ComponentsPropsList {
    CcResultTally: ResultTallyProps;
  }
}

const Root = part('div', 'CcResultTally', 'Root')({});

const Counts = part(
  'ul',
  'CcResultTally',
  'Counts',
)(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Count = part(
  'li',
  'CcResultTally',
  'Count',
)(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) }));

const Rule = part(
  Typography,
  'CcResultTally',
  'Rule',
)(({ theme }) => ({
  maxWidth: '60ch',
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));

const ways = [
  { way: 'correct', Icon: CheckIcon, words: 'correct' },
  { way: 'partly', Icon: AlertIcon, words: 'partly correct' },
  { way: 'wrong', Icon: CrossIcon, words: 'wrong' },
  { way: 'unanswered', Icon: FlagIcon, words: 'not answered' },
] as const;

export interface ResultTallyProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How many questions ended in each way. */
  tally: Tally;
  /** What the partly correct ones gave together, in words: "half a point". */
  partlyWorth: string;
  /** The score without parts of points, in percent with two decimals, as text: "63.00". */
  strictPercent: string;
  /** Whether that score falls short of the pass mark which the other one reaches. @default false */
  strictlyFailed?: boolean;
}

/** How the questions of a quiz ended, and what those that are right in part would give in the official exam. */
export function ResultTally(inProps: ResultTallyProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcResultTally' });
  const { tally, partlyWorth, strictPercent, strictlyFailed = false, ...rest } = props;
  const total = tally.correct + tally.partly + tally.wrong + tally.unanswered;
  return (
    <Root {...ownerState(props)} {...rest}>
      <Counts role="list">
        {ways.map(({ way, Icon, words }) =>
          tally[way] > 0 ? (
            <Count key={way}>
              <Icon fontSize="small" />
              {tally[way]} {words}
              {way === 'partly' && `: ${partlyWorth}`}
            </Count>
          ) : null,
        )}
      </Counts>
      {tally.partly > 0 && (
        <Rule variant="body2">
          A partly correct answer gives a part of the point here and nothing in the official exam, which would count{' '}
          {tally.correct} of {total} ({strictPercent}%){strictlyFailed && ', short of its pass mark'}.
        </Rule>
      )}
    </Root>
  );
}
