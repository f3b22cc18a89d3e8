import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { part } from '../../../theme/part.ts';
import { SectionTrend, type SectionTrendProps } from './SectionTrend.tsx';

const Root = part(List, 'CcSectionTrends', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
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

export interface SectionTrendsProps extends Omit<ListProps, 'children'>, Pick<SectionTrendProps, 'passMark'> {
  /** The sections in the order of the guide. */
  sections: readonly Pick<SectionTrendProps, 'name' | 'shares' | 'href'>[];
}

/**
 * The SectionTrends of one exam beside each other; on a phone a row each.
 *
 * @when How the sections of one exam have developed, on the home page and on the profile.
 * @whenNot The sections of one quiz: SectionResults.
 * @whenNot The one section to practise next: WeakestSection.
 * @whenNot While they load: SectionTrendsSkeleton.
 * @do Put it below a heading that says which attempts these are, and that the dotted line is the pass mark.
 * @do Keep the order of the exam guide.
 * @keyboard Tab: moves from section to section.
 * @keyboard Enter: practises the section.
 * @screenReader A list; each item is a section with its name, its shares and its line in words.
 * @status new
 */
export function SectionTrends({ sections, passMark, ...rest }: SectionTrendsProps) {
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
