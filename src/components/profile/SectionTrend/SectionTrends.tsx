import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';
import { SectionTrend, type SectionTrendProps } from './SectionTrend.tsx';

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

const Trend = part(SectionTrend, 'CcSectionTrends', 'Trend', { flex: 1 });

const Shapes = part('div', 'CcSectionTrends', 'Shapes', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: theme.spacing(4.5, 3),
}));

const Shape = part(Skeleton, 'CcSectionTrends', 'Shape', { height: 112 });

export interface SectionTrendsProps extends Omit<ListProps, 'children'>, Pick<SectionTrendProps, 'passMark'> {
  /** The sections in the order of the guide. @default [] */
  sections?: readonly Pick<SectionTrendProps, 'name' | 'shares' | 'href'>[];
  /** They are not known yet: in their place stand the shapes of eight. @default false */
  loading?: boolean;
}

/**
 * The SectionTrends of one exam beside each other; on a phone a row each.
 *
 * @when How the sections of one exam have developed, on the home page and on the profile.
 * @whenNot The sections of one quiz: SectionResults.
 * @whenNot The one section to practise next: WeakestSection.
 * @do Put it below a heading that says which attempts these are, and that the dotted line is the pass mark.
 * @do Keep the order of the exam guide.
 * @keyboard Tab: moves from section to section.
 * @keyboard Enter: practises the section.
 * @screenReader A list; each item is a section with its name, its shares and its line in words. While it loads it is
 *   skipped.
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
      {sections.map(({ name, shares, href }) => (
        <Item key={name}>
          <Trend name={name} shares={shares} passMark={passMark} href={href} />
        </Item>
      ))}
    </Root>
  );
}
