/** The parts of an ExamContents. */
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { part } from '../../../theme/part.ts';

export const Sections = part(Card, 'CcExamContents', 'Sections', {
  containerType: 'inline-size',
  // The focus rings of its links.
  overflow: 'visible',
});

export const Section = part('li', 'CcExamContents', 'Section', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  // Its words begin where those of the objectives do.
  padding: theme.spacing(1.25, 3),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '@container (max-width: 19rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const Weakest = part('b', 'CcExamContents', 'Weakest', ({ theme }) => ({
  ...theme.typography.label,
  padding: '1px 8px',
  whiteSpace: 'nowrap',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.text.primary,
}));

export const Practice = part(Link, 'CcExamContents', 'Practice', ({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  color: theme.vars.palette.primary.main,
}));

export const Objectives = part('ul', 'CcExamContents', 'Objectives', ({ theme }) => ({ ...theme.typography.compact }));

export const Objective = part('li', 'CcExamContents', 'Objective', ({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(0.5),
  fontVariantNumeric: 'tabular-nums',
}));

/** A section's objectives, or a change. */
export const Part = part('section', 'CcExamContents', 'Part', ({ theme }) => ({
  maxWidth: '66ch',
  marginTop: theme.spacing(2),
}));
