import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useId } from 'react';
import { part } from '../../../theme/part.ts';
import { ShareBar } from '../ShareBar/ShareBar.tsx';

const Root = part(Card, 'CcExamStanding', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3.5),
  // A little lighter than the night around it.
  background: `color-mix(in srgb, ${theme.vars.palette.contour.night} 45%, ${theme.vars.palette.night.main})`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Facts = part('dl', 'CcExamStanding', 'Facts', ({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  overflowWrap: 'anywhere',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.edge}`,
}));

const Term = part('dt', 'CcExamStanding', 'Term', ({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Value = part('dd', 'CcExamStanding', 'Value', ({ theme }) => ({
  margin: 0,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'end',
}));

export interface ExamStandingProps extends CardProps {
  /** The exam's name. */
  name: string;
  /** The share of questions answered fully correctly over all its sections, in whole percent; undefined before the first. */
  share?: number | undefined;
  /** Share that passes, in percent: a line across the bar. */
  passMark?: number | undefined;
  /** How many questions were seen, where that is too few for a share: it takes its place. Fields: `label`, `value`. */
  early?: ExamStandingProps['facts'][number] | undefined;
  /** What else there is to say, a line each where its value is known. Fields: `label`, `value`. */
  facts: readonly { readonly label: string; readonly value: string | number | undefined }[];
  /** What ends the card, such as the way to buy the exam. */
  children?: ReactNode;
}

/**
 * How ready a learner is for the exam that they are preparing for. It goes on a dark Hero.
 *
 * @when On the home page, beside the words of the Hero.
 * @whenNot Each of its sections: SectionStandings.
 * @screenReader A region named by the exam, which is a heading of level 2. The bar is skipped.
 * @status new
 */
export function ExamStanding({ name, share, passMark, early, facts, children, ...rest }: ExamStandingProps) {
  const id = useId();
  const hasShare = share !== undefined && !early;
  return (
    <Root variant="night" component="section" aria-labelledby={id} {...rest}>
      <Typography variant="h3" component="h2" id={id}>
        {name}
      </Typography>
      {share !== undefined && (
        <div>
          <Typography variant="figure" component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {early ? early.value : `${share}%`}
          </Typography>
          <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
            {early ? early.label : 'right on recent questions, weighted by section'}
          </Typography>
        </div>
      )}
      {hasShare && <ShareBar value={share} mark={passMark} />}
      {hasShare && passMark !== undefined && (
        <Typography variant="label" component="p">
          {share < passMark ? 'Below' : 'Reached'} the {passMark}% pass mark
        </Typography>
      )}
      <Facts>
        {[{ label: 'Pass mark', value: hasShare ? undefined : passMark && `${passMark}%` }, ...facts].map(
          ({ label, value }) =>
            value !== undefined && (
              <Fragment key={label}>
                <Term>{label}</Term>
                <Value>{value}</Value>
              </Fragment>
            ),
        )}
      </Facts>
      {children}
    </Root>
  );
}
