/** The parts of a SectionRow. */
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { outcomeLook } from './outcomeLook.ts';

/** From this width on, all that a row has stands beside each other. */
const WIDE = '@container (min-width: 52rem)';

export const Root = part('li', 'CcSectionRow', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"name name amount" "marks marks marks" "trend practice practice"',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(2, 0.5, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 5.5rem 11rem 6rem',
    gridTemplateAreas: '"name marks amount trend practice"',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(1.5),
    '&[data-trend="false"]': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 5.5rem 6rem',
      gridTemplateAreas: '"name marks amount practice"',
    },
  },
}));

export const Name = part(Typography, 'CcSectionRow', 'Name', { gridArea: 'name', textWrap: 'balance' });

export const Weight = part('span', 'CcSectionRow', 'Weight', ({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

export const Marks = part('div', 'CcSectionRow', 'Marks', {
  gridArea: 'marks',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
});

/** How a question ended; the legend above the rows has it, too. */
export const Mark = part('span', 'CcSectionRow', 'Mark', ({ theme }) => ({
  width: 24,
  height: 14,
  borderRadius: 4,
  ...outcomeLook(theme),
  '&[data-many="true"]': { width: 'auto', minWidth: 6, flexBasis: 0 },
}));

export const Amount = part('span', 'CcSectionRow', 'Amount', ({ theme }) => ({
  gridArea: 'amount',
  alignSelf: 'start',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [WIDE]: { alignSelf: 'center' },
}));

export const Right = part('b', 'CcSectionRow', 'Right', ({ theme }) => ({
  ...theme.typography.subtitle1,
  fontFamily: theme.typography.fontFamilyDisplay,
  color: theme.vars.palette.text.primary,
}));

export const Trend = part('span', 'CcSectionRow', 'Trend', ({ theme }) => ({
  gridArea: 'trend',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
}));

export const Change = part('span', 'CcSectionRow', 'Change', ({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

export const Now = part('b', 'CcSectionRow', 'Now', ({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.primary,
}));

export const Practice = part(Link, 'CcSectionRow', 'Practice', ({ theme }) => ({
  gridArea: 'practice',
  justifySelf: 'end',
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
}));
