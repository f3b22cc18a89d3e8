import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Sparkline } from '../../quiz/SectionResults/Sparkline.tsx';
import { sinceBefore } from '../../../../domain/quiz/sinceBefore.ts';

const Root = part('div', 'CcSectionTrend', 'Root', { containerType: 'inline-size' });

/** As wide as a phone all three stand beside each other; else the name above, and below it the share and its line. */
const beside = '@container (min-width: 19rem) and (max-width: 36rem)';

const Body = part('div', 'CcSectionTrend', 'Body', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: theme.spacing(1.5, 2),
  alignItems: 'end',
  height: '100%',
  [beside]: {
    gridTemplateColumns: 'minmax(0, 1fr) 5.5rem minmax(0, 6rem)',
    gridTemplateRows: 'auto',
    alignItems: 'center',
  },
}));

const Name = part(Typography, 'CcSectionTrend', 'Name', ({ theme }) => ({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  fontWeight: theme.typography.subtitle1.fontWeight,
  [beside]: { gridColumn: 'auto', alignSelf: 'center' },
}));

const Figures = part('div', 'CcSectionTrend', 'Figures', { minWidth: '5.5rem' });

const Share = part('b', 'CcSectionTrend', 'Share', ({ theme }) => ({
  ...theme.typography.title,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
}));

const Before = part('span', 'CcSectionTrend', 'Before', ({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Plot = part(Sparkline, 'CcSectionTrend', 'Plot', {
  width: '100%',
  maxWidth: 104,
  height: 'auto',
  justifySelf: 'end',
});

export interface SectionTrendProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The section's name. */
  name: string;
  /** Shares of right answers in whole percent, oldest first, at least one; five are enough. */
  shares: readonly number[];
  /** Share that passes the exam, in percent: the dotted line. */
  passMark?: number | undefined;
  /** Where the section is practised. */
  href?: string | undefined;
}

/**
 * How one section of the exam guide has developed: its last share, the one before, and a line with the pass mark.
 *
 * @when Inside SectionTrends: one section of an exam over time.
 * @whenNot A section in the results of one quiz: SectionRow.
 * @whenNot Scores of the whole exam: ScoreLine, ScoreTrend.
 * @whenNot A line without figures, in a row of text: Sparkline.
 * @do Compare like with like: simulations alone, or all attempts.
 * @keyboard Tab: reaches the section's name, where it is a link.
 * @keyboard Enter: practises the section.
 * @screenReader The name, a link where it can be practised; the last share and the one before; then an image that says
 *   all shares, oldest first, and the pass mark.
 * @status new
 */
export function SectionTrend({ name, shares, passMark, href, ...rest }: SectionTrendProps) {
  const last = shares.at(-1) ?? 0;
  return (
    <Root {...rest}>
      <Body>
        <Name variant="body2">{href === undefined ? name : <Link href={href}>{name}</Link>}</Name>
        <Figures>
          <Share>{last}%</Share>
          <Before>{sinceBefore(shares)}</Before>
        </Figures>
        <Plot values={shares} mark={passMark} aria-label={plotText(shares, passMark)} />
      </Body>
    </Root>
  );
}

const plotText = (shares: readonly number[], passMark: number | undefined) =>
  `${shares.map((share) => `${share}%`).join(', ')}${passMark === undefined ? '' : `; pass mark ${passMark}%`}`;
