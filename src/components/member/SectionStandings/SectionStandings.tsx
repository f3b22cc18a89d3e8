import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { shareOf, type Standing } from '../../../../domain/member/sections.ts';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ShareBar } from '../ShareBar/ShareBar.tsx';

const Root = part(Card, 'CcSectionStandings', 'Root', ({ theme }) => ({
  containerType: 'inline-size',
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const head = { flexFlow: 'row wrap', alignItems: 'baseline', justifyContent: 'space-between', paddingTop: 1.5 };

const Rows = part('ul', 'CcSectionStandings', 'Rows', {
  // Without the rule above the first of each column.
  clipPath: 'inset(1px -100vw 0)',
});

/** In two columns where there is room, each filled from its top. */
const inColumns = (count: number) => ({
  '@container (min-width: 58rem)': {
    display: 'grid',
    grid: `repeat(${Math.ceil(count / 2)}, auto) / auto-flow minmax(0, 1fr)`,
    columnGap: 4,
  },
});

const Item = part('li', 'CcSectionStandings', 'Item', ({ theme }) => ({
  containerType: 'inline-size',
  boxShadow: `0 -1px ${theme.vars.palette.divider}`,
  // On a phone, the weakest until all are asked for.
  [theme.breakpoints.down('sm')]: { '&[data-more="true"]': { display: 'none' } },
}));

/** On a phone the bar and the way to practice are below the facts. */
const Row = part('div', 'CcSectionStandings', 'Row', ({ theme }) => ({
  display: 'grid',
  grid: '"name share" "facts facts" "bar practice" / minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(0, 1.5),
  padding: theme.spacing(1.5, 0),
  '@container (min-width: 27rem)': {
    grid: '"name bar share practice" "facts bar share practice"',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(4.5rem, 100cqi - 31rem, 12rem) 3.5rem auto',
  },
}));

const shareText = { gridArea: 'share', textAlign: 'end', fontVariantNumeric: 'tabular-nums' };
const practice = { gridArea: 'practice', paddingInline: 1, marginInlineEnd: -1 };
const more = { display: { sm: 'none' }, marginBottom: 2 };

/** How many a phone shows at first, where more than one follows. */
const FIRST = 3;

export interface SectionStandingsProps extends Omit<CardProps, 'children'> {
  /** The next to practice first. Each: `name`, `fullyCorrect`, `total`, `weight?`, `before?`, `href?`. @default [] */
  sections?: readonly (Standing & { readonly href?: string })[];
  /** Share that passes the exam, in percent: a line across each bar. */
  passMark?: number | undefined;
  /** The heading of the card, with the pass mark beside it, where none above it says both. */
  title?: string;
  /** Whether they are still loading: it shows their shape. @default false */
  loading?: boolean;
}

/**
 * Where a learner stands in each section of one exam: a bar against the pass mark, and the way to practice it.
 *
 * @when On the home page and on the profile.
 * @whenNot The sections of one quiz: SectionResults.
 * @do Say in a heading above it which exam it is.
 * @keyboard Tab: reaches Practice of each section with `href`, then, on a phone with more than four, Show all, which keeps it.
 * @screenReader A list; each item says its section, its facts, then a link that names it. While it loads it is skipped.
 * @status new
 */
export function SectionStandings({ sections = [], passMark, title, loading = false, ...rest }: SectionStandingsProps) {
  const [isOpen, setOpen] = useState(false);
  const hasMore = sections.length > FIRST + 1;
  const rows = sections.map((section) => ({ ...section, share: shareOf(section) }));
  if (loading) return <Skeleton aria-hidden sx={{ height: 400 }} />;
  return (
    <Root {...rest}>
      {title !== undefined && (
        <Stack sx={head}>
          <Typography variant="h3">{title}</Typography>
          {passMark !== undefined && <Typography variant="caption">Pass mark: {passMark}%</Typography>}
        </Stack>
      )}
      <Rows role="list" sx={inColumns(rows.length)}>
        {rows.map(({ name, weight, fullyCorrect, total, share, before, href }, index) => (
          <Item key={name} data-more={hasMore && !isOpen && index >= FIRST}>
            <Row>
              <Typography variant="subtitle2" component="span">
                {name}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary" sx={{ gridArea: 'facts' }}>
                {weight !== undefined && `${weight}%\u00a0of\u00a0exam\u00a0· `}
                {`${fullyCorrect} of last ${total} right`.replaceAll(' ', '\u00a0')}
                {before && shareOf(before) !== share && `\u00a0· ${shareOf(before)}%\u00a0the\u00a0time\u00a0before`}
              </Typography>
              <Typography variant="h4" component="b" sx={shareText}>
                {share}%
              </Typography>
              <ShareBar value={share} mark={passMark} sx={{ gridArea: 'bar', marginBlock: 1 }} />
              {href !== undefined && (
                <Button href={href} variant="text" size="small" endIcon={<ArrowRightIcon />} sx={practice}>
                  Practice <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              )}
            </Row>
          </Item>
        ))}
      </Rows>
      {hasMore && (
        <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={more}>
          {isOpen ? `Show the first ${FIRST}` : `Show all ${sections.length} sections`}
        </Button>
      )}
    </Root>
  );
}
