import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { shareOf } from '../../../../domain/member/sections.ts';
import { part } from '../../../theme/part.ts';
import { scoreText, verdictText } from '../../profile/ScoreTrend/attempts.ts';
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

const factList = { margin: 0, paddingTop: 2, borderTop: 1, borderColor: 'edge', typography: 'body2' };

export interface ExamStandingProps extends CardProps {
  /** The exam's name. */
  name: string;
  /** What the learner reached, in percent; undefined before the first attempt. */
  share?: number | undefined;
  /** What stands in place of the share, such as the time that is left. */
  figure?: ReactNode;
  /** What the share or the figure is, such as "Last simulation". @default 'Recent score, weighted by section' */
  label?: string | undefined;
  /** The weakest section where it is below the pass mark, with the way to practice it. */
  weakest?: { readonly name: string; fullyCorrect: number; total: number; href: string } | undefined;
  /** Share that passes, in percent: a line across the bar. */
  passMark?: number | undefined;
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
 * @keyboard Only the link to the weakest section takes the focus, and what is put into it as `children`.
 * @screenReader A region named by the exam, which is a heading of level 2. The bar is skipped.
 * @status new
 */
export function ExamStanding({
  name,
  share,
  figure,
  label = 'Recent score, weighted by section',
  weakest,
  passMark,
  facts,
  children,
  ...rest
}: ExamStandingProps) {
  const id = useId();
  const shown = figure ?? (share !== undefined && scoreText(share));
  return (
    <Root variant="night" component="section" aria-labelledby={id} {...rest}>
      <Typography variant="h3" component="h2" id={id}>
        {name}
      </Typography>
      {shown && (
        <div>
          <Typography variant="figure" component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {shown}
          </Typography>
          <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
            {label}
          </Typography>
        </div>
      )}
      {share !== undefined && <ShareBar value={share} mark={passMark} />}
      {share !== undefined && passMark !== undefined && (
        <Typography variant="label" component="p">
          {verdictText(share, passMark)}
          {share >= passMark && weakest && (
            <>
              <br />
              Weakest section: <Link href={weakest.href}>{`${weakest.name},\u00a0${shareOf(weakest)}%`}</Link>
            </>
          )}
        </Typography>
      )}
      <Stack component="dl" spacing={0.75} sx={factList}>
        {facts.map(
          (fact) =>
            fact.value !== undefined && (
              <Stack key={fact.label} direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
                <Typography component="dt" variant="inherit" color="textSecondary">
                  {fact.label}
                </Typography>
                <Typography component="dd" variant="inherit" sx={{ fontWeight: 'fontWeightBold', textAlign: 'end' }}>
                  {fact.value}
                </Typography>
              </Stack>
            ),
        )}
      </Stack>
      {children}
    </Root>
  );
}
