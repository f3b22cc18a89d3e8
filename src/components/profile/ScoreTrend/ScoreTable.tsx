import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ElementProps, part } from '../../../theme/part.ts';
import { CheckIcon, ChevronDownIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { scoreText, type AttemptsProps } from './attempts.ts';

const Root = part('details', 'CcScoreTable', 'Root', ({ theme }) => ({
  ...theme.typography.body2,
  containerType: 'inline-size',
}));

/** Where three columns do not fit, as in large text on a phone, the cells of a row stand below each other. */
const narrow = '@container (max-width: 16rem)';

const Toggle = part('summary', 'CcScoreTable', 'Toggle', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  borderRadius: theme.radius.small,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
}));

const Chevron = part(ChevronDownIcon, 'CcScoreTable', 'Chevron', {
  fontSize: '0.875em',
  '[open] &': { rotate: '180deg' },
});

const Row = part(TableRow, 'CcScoreTable', 'Row', ({ theme }) => ({
  [narrow]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const cell = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.25, 2, 1.25, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'top',
  '&:last-of-type': { paddingRight: 0 },
});

const HeadCell = part(TableCell, 'CcScoreTable', 'HeadCell', (props) => ({
  ...cell(props),
  [narrow]: { padding: 0, border: 0 },
  fontWeight: props.theme.typography.fontWeightBold,
  color: props.theme.vars.palette.text.secondary,
}));

const Cell = part(TableCell, 'CcScoreTable', 'Cell', (props) => ({
  ...cell(props),
  '&:not(:first-of-type)': { whiteSpace: 'nowrap' },
  [narrow]: { padding: 0, border: 0, '&:first-of-type': { flexBasis: '100%' } },
}));

/** To the result, and below it to the same exam again: the columns leave no room beside it on a phone. */
const Leading = part(Link, 'CcScoreTable', 'Leading', {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 44,
});

const resultIcon = { marginInlineEnd: 8, verticalAlign: '-3px' };

const Passed = part(CheckIcon, 'CcScoreTable', 'Passed', ({ theme }) => ({
  ...resultIcon,
  color: theme.vars.palette.success.main,
}));

const NotPassed = part(CrossIcon, 'CcScoreTable', 'NotPassed', ({ theme }) => ({
  ...resultIcon,
  color: theme.vars.palette.text.secondary,
}));

export interface ScoreTableProps extends AttemptsProps, Omit<ElementProps<'details'>, 'children'> {}

/**
 * Every attempt in a table that unfolds, latest first: what ScoreTrend's chart shows, to be read.
 *
 * @when Inside ScoreTrend: every attempt, to be read.
 * @whenNot One line for each exam: ExamHistory.
 * @keyboard Enter, Space: opens and closes the table while its title has the focus. Tab: moves from link to link.
 * @screenReader "All attempts", expanded or collapsed; then a table with heads for date, score and result. The date leads
 *   to the result; an exam that can be taken again has a link below it.
 * @status stable
 */
export function ScoreTable({ attempts, passMark, ...rest }: ScoreTableProps) {
  return (
    <Root {...rest}>
      <Toggle>
        All attempts <Chevron />
      </Toggle>
      <Table>
        <TableHead>
          <Row>
            <HeadCell>Date</HeadCell>
            <HeadCell>Score</HeadCell>
            <HeadCell>Result</HeadCell>
          </Row>
        </TableHead>
        <TableBody>
          {attempts
            .toReversed()
            .map(({ finishedAt, scorePercent, passed = scorePercent >= passMark, href, againHref }) => (
              <Row key={finishedAt}>
                <Cell>
                  {href === undefined ? (
                    <LocalDate date={finishedAt} form="withTime" />
                  ) : (
                    <Leading href={href}>
                      <LocalDate date={finishedAt} form="withTime" />
                    </Leading>
                  )}
                  {againHref !== undefined && <Leading href={againHref}>Take this exam again</Leading>}
                </Cell>
                <Cell>{scoreText(scorePercent)}</Cell>
                <Cell>
                  {passed ? <Passed fontSize="inherit" /> : <NotPassed fontSize="inherit" />}
                  {passed ? 'Passed' : 'Not passed'}
                </Cell>
              </Row>
            ))}
        </TableBody>
      </Table>
    </Root>
  );
}
