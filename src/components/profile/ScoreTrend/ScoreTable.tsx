import { styled, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CheckIcon, ChevronDownIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { scoreText, type AttemptsProps } from './attempts.ts';

const Root = styled('details', { name: 'CcScoreTable', slot: 'Root' })({ fontSize: 16 });

const Toggle = styled('summary', { name: 'CcScoreTable', slot: 'Toggle' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  borderRadius: theme.radius.small,
  color: theme.vars.palette.primary.main,
  fontWeight: 650,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
}));

const Chevron = styled(ChevronDownIcon, { name: 'CcScoreTable', slot: 'Chevron' })({
  fontSize: 14,
  '[open] &': { rotate: '180deg' },
});

const cell = ({ theme }: { theme: Theme }) => ({
  padding: theme.spacing(1.25, 2, 1.25, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 16,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'top',
  '&:last-of-type': { paddingRight: 0 },
});

const HeadCell = styled(TableCell, { name: 'CcScoreTable', slot: 'HeadCell' })((props) => ({
  ...cell(props),
  fontWeight: 600,
  color: props.theme.vars.palette.text.secondary,
}));

const Cell = styled(TableCell, { name: 'CcScoreTable', slot: 'Cell' })((props) => ({
  ...cell(props),
  '&:not(:first-of-type)': { whiteSpace: 'nowrap' },
}));

const resultIcon = { marginRight: 8, fontSize: 16, verticalAlign: '-3px' };

const Passed = styled(CheckIcon, { name: 'CcScoreTable', slot: 'Passed' })(({ theme }) => ({
  ...resultIcon,
  color: theme.vars.palette.success.main,
}));

const NotPassed = styled(CrossIcon, { name: 'CcScoreTable', slot: 'NotPassed' })(({ theme }) => ({
  ...resultIcon,
  color: theme.vars.palette.text.secondary,
}));

/** Every attempt in a table that unfolds, latest first: what ScoreTrend's chart shows, to be read. */
export function ScoreTable({ attempts, passMark }: AttemptsProps) {
  return (
    <Root>
      <Toggle>
        All attempts <Chevron />
      </Toggle>
      <Table>
        <TableHead>
          <TableRow>
            <HeadCell>Date</HeadCell>
            <HeadCell>Score</HeadCell>
            <HeadCell>Result</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {attempts.toReversed().map(({ finishedAt, scorePercent }) => (
            <TableRow key={finishedAt}>
              <Cell>
                <LocalDate date={finishedAt} form="withTime" />
              </Cell>
              <Cell>{scoreText(scorePercent)}</Cell>
              <Cell>
                {scorePercent >= passMark ? <Passed /> : <NotPassed />}
                {scorePercent >= passMark ? 'Passed' : 'Not passed'}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Root>
  );
}
