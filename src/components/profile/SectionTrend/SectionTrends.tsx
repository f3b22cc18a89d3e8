import Link from '@mui/material/Link';
import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { sinceBefore } from '../../../../domain/quiz/sinceBefore.ts';
import { Sparkline } from '../../quiz/SectionResults/Sparkline.tsx';

const columns = 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))';

const Root = part(List, 'CcSectionTrends', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: theme.spacing(3),
  padding: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Item = part(ListItem, 'CcSectionTrends', 'Item', ({ theme }) => ({
  alignItems: 'stretch',
  padding: theme.spacing(2.25, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5, 0) },
}));

const Trend = part('div', 'CcSectionTrends', 'Trend', { flex: 1, containerType: 'inline-size' });

/** As wide as a phone all three stand beside each other; else the name above, and below it the share and its line. */
const beside = '@container (min-width: 19rem) and (max-width: 36rem)';

const Body = part('div', 'CcSectionTrends', 'Body', ({ theme }) => ({
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

const Name = part(Typography, 'CcSectionTrends', 'Name', ({ theme }) => ({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  fontWeight: theme.typography.subtitle1.fontWeight,
  [beside]: { gridColumn: 'auto', alignSelf: 'center' },
}));

const Figures = part('div', 'CcSectionTrends', 'Figures', { minWidth: '5.5rem' });

const Share = part('b', 'CcSectionTrends', 'Share', ({ theme }) => ({
  ...theme.typography.title,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
}));

const Before = part('span', 'CcSectionTrends', 'Before', ({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Plot = part(Sparkline, 'CcSectionTrends', 'Plot', {
  width: '100%',
  maxWidth: 104,
  height: 'auto',
  justifySelf: 'end',
});

const Shapes = part('div', 'CcSectionTrends', 'Shapes', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: theme.spacing(4.5, 3),
}));

const Shape = part(Skeleton, 'CcSectionTrends', 'Shape', { height: 112 });

/** How one section has developed. */
interface Section {
  readonly name: string;
  /** Shares of right answers in whole percent, oldest first, at least one; five are enough. */
  readonly shares: readonly number[];
  /** Whether it was never asked before, which is said where there is one share. */
  readonly first?: boolean;
  /** How many of the last questions were right, and how many there were: "2 of 2" is no mastery. */
  readonly right: number;
  readonly total: number;
  /** Where the section is practiced. */
  readonly href?: string | undefined;
}

export interface SectionTrendsProps extends Omit<ListProps, 'children'> {
  /** The sections in the order of the guide. Each: `name`, `shares`, `first`, `right`, `total`, `href`. @default [] */
  sections?: readonly Section[];
  /** Share that passes the exam, in percent: the dotted line. */
  passMark?: number | undefined;
  /** They are not known yet: in their place stand the shapes of eight. @default false */
  loading?: boolean;
}

/**
 * How the sections of one exam have developed, beside each other, on a phone a row each: the last share, the one
 * before, and a line with the pass mark.
 *
 * @when How the sections of one exam have developed, on the home page and on the profile.
 * @whenNot The sections of one quiz: SectionResults.
 * @do Put it below a heading that says which attempts these are, and that the dotted line is the pass mark.
 * @do Compare like with like: simulations alone, or all attempts.
 * @screenReader A list; each item is a section with its name, a link where it can be practiced, the last share and the
 *   one before; then an image that says all shares, oldest first, and the pass mark. While it loads it is skipped.
 * @status new
 */
export function SectionTrends({ sections = [], loading = false, passMark, ...rest }: SectionTrendsProps) {
  if (loading) {
    return (
      <Shapes aria-hidden>
        {Array.from({ length: 8 }, (_, section) => (
          <Shape key={section} />
        ))}
      </Shapes>
    );
  }
  return (
    <Root role="list" {...rest}>
      {sections.map(({ name, shares, first = false, right, total, href }) => (
        <Item key={name}>
          <Trend>
            <Body>
              <Name variant="body2">{href === undefined ? name : <Link href={href}>{name}</Link>}</Name>
              <Figures>
                <Share>{shares.at(-1) ?? 0}%</Share>
                <Before>
                  {right} of {total}
                  {(shares.length > 1 || first) && `, ${sinceBefore(shares)}`}
                </Before>
              </Figures>
              <Plot values={shares} mark={passMark} aria-label={plotText(shares, passMark)} />
            </Body>
          </Trend>
        </Item>
      ))}
    </Root>
  );
}

const plotText = (shares: readonly number[], passMark: number | undefined) =>
  `${shares.map((share) => `${share}%`).join(', ')}${passMark === undefined ? '' : `; pass mark ${passMark}%`}`;
