import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';

/** The card. */
export const Root = part(Card, 'CcExamCard', 'Root', ({ theme }) => ({
  position: 'relative',
  // The focus ring of the link stands outside.
  overflow: 'visible',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.75),
  height: '100%',
  padding: theme.spacing(3.5),
  transition: theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '@container (max-width: 339.95px)': { padding: theme.spacing(2.5) },
  '@media (hover: hover)': {
    '&:has(:any-link:hover)': { '--ExamCard-underline': 'underline', borderColor: theme.vars.palette.edge },
  },
}));

/** The emblem and the name. */
export const Header = part(CardHeader, 'CcExamCard', 'Header', {
  // As high with a name of two lines as of one.
  minHeight: 72,
  flexWrap: 'wrap',
  rowGap: 8,
  padding: 0,
  // Where its longest word has no room beside the emblem it stands below, and breaks where it is wider than the card.
  [`& .${cardHeaderClasses.content}`]: { flex: '1 1 min-content', minWidth: 0 },
});

/** The description. */
export const Body = part(CardContent, 'CcExamCard', 'Body', {
  flex: 1,
  display: 'grid',
  grid: '1fr / 100%',
  padding: 0,
});

/** Price, next step and the cart's button. */
export const Footer = part(CardActions, 'CcExamCard', 'Footer', ({ theme }) => ({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  // As high as with a button.
  minHeight: 61,
  padding: theme.spacing(2, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** The next step, which the whole card takes. */
export const Practice = part('span', 'CcExamCard', 'Practice', ({ theme }) => ({
  ...theme.typography.button,
  lineHeight: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '0.3em',
  color: theme.vars.palette.primary.main,
  textDecoration: 'var(--ExamCard-underline, none)',
  textUnderlineOffset: '0.25em',
  whiteSpace: 'nowrap',
}));

/** Gives way in narrow cards, beside the cart's button. */
export const Arrow = part(ArrowRightIcon, 'CcExamCard', 'Arrow', ({ theme }) => ({
  marginInlineStart: theme.spacing(0.5),
  '@container (max-width: 334.95px)': { '&[data-offered="true"]': { display: 'none' } },
}));

/** Gives way in the narrowest cards. */
export const Free = part('span', 'CcExamCard', 'Free', {
  '@container (max-width: 299.95px)': { '&[data-offered="true"]': { display: 'none' } },
});
