import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';

/** From this width on it is a card beside the choices; the screen puts it there. */
export const beside = '@media (min-width: 56.25em)';

/** In a shorter window, as of a phone on its side, a bar would take the room to choose. */
const tallEnough = '@media (min-height: 480px)';

/** The space beside the page's column. */
const gutter = 'clamp(20px, 4vw, 32px)';

/** Its parts stand in the page's own column where it is narrow, so that the first of them can stick to the window. */
export const Root = part(Paper, 'CcPracticeSummary', 'Root', ({ theme }) => ({
  display: 'contents',
  [beside]: {
    position: 'relative',
    display: 'grid',
    overflow: 'clip',
    padding: theme.spacing(3.5),
    borderRadius: theme.radius.large,
  },
}));

export const Backdrop = part(Contours, 'CcPracticeSummary', 'Backdrop', {
  display: 'none',
  [beside]: { display: 'block' },
});

/** What stays in sight: the number, and the way to begin. */
export const Bar = part(Paper, 'CcPracticeSummary', 'Bar', ({ theme }) => ({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.25, 2),
  marginInline: `calc(-1 * ${gutter})`,
  padding: `${theme.spacing(1.5)} ${gutter} max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
  [tallEnough]: { position: 'sticky', bottom: 0 },
  [beside]: { position: 'relative', margin: 0, padding: 0, background: 'none' },
}));

/** The number with what it is of; a line of the bar, or the head of the card. */
export const Sum = part('p', 'CcPracticeSummary', 'Sum', ({ theme }) => ({
  // Beside the button, its words in more lines if need be.
  flex: '1 1 8.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  [beside]: { flexBasis: '100%' },
}));

export const Figure = part('span', 'CcPracticeSummary', 'Figure', ({ theme }) => ({
  ...theme.typography.h2,
  lineHeight: theme.typography.figure.lineHeight,
  fontVariantNumeric: 'tabular-nums',
  [beside]: theme.typography.figure,
}));

export const Of = part('span', 'CcPracticeSummary', 'Of', ({ theme }) => ({
  ...theme.typography.label,
  fontWeight: theme.typography.fontWeightRegular,
  [beside]: { fontSize: theme.typography.subtitle2.fontSize },
}));

export const Start = part(Button, 'CcPracticeSummary', 'Start', ({ theme }) => ({
  // On night it has no ground of its own.
  '&.Mui-disabled': {
    borderColor: theme.vars.palette.night.edge,
    background: 'none',
    color: theme.vars.palette.night.soft,
  },
  paddingInline: theme.spacing(2),
  [beside]: { width: '100%' },
}));

/** The way to share what is chosen: in the card alone, as the bar has no room. */
export const More = part('div', 'CcPracticeSummary', 'More', {
  position: 'relative',
  display: 'none',
  [beside]: { display: 'grid', marginTop: 12 },
});
