import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';

const Root = part(Card, 'CcDisclosure', 'Root', {
  '--Disclosure-turn': '0deg',
  '&[open]': { '--Disclosure-turn': '180deg' },
});

const Summary = part('summary', 'CcDisclosure', 'Summary', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 64,
  padding: `14px ${theme.spacing(3)}`,
  borderRadius: theme.radius.large,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const Chevron = part(ChevronDownIcon, 'CcDisclosure', 'Chevron', ({ theme }) => ({
  color: theme.vars.palette.primary.main,
  rotate: 'var(--Disclosure-turn)',
  transition: theme.transitions.create('rotate', { duration: theme.transitions.duration.shortest }),
}));

const Content = part('div', 'CcDisclosure', 'Content', ({ theme }) => ({
  padding: `4px ${theme.spacing(3)} ${theme.spacing(3)}`,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { padding: `4px ${theme.spacing(2.5)} ${theme.spacing(2.5)}` },
}));

export interface DisclosureProps extends Omit<CardProps<'details'>, 'title' | 'component'> {
  /** What is inside, in a few words: always on show. */
  title: string;
  /** The level of the title's heading. */
  level: 2 | 3;
}

/**
 * A card that expands. It is the browser's own `details`, so it works before any script has run.
 *
 * @when A detail that few readers need.
 * @whenNot An article in a list: ArticleCard.
 * @dont Hide what every reader needs: put it on the page.
 * @keyboard Enter, Space: on the title, opens or closes it.
 * @screenReader Its title is expanded or collapsed.
 */
export function Disclosure({ title, level, children, ...rest }: DisclosureProps) {
  return (
    <Root component="details" {...rest}>
      <Summary>
        <Typography variant="subtitle1" component={level === 2 ? 'h2' : 'h3'}>
          {title}
        </Typography>
        <Chevron />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
