/** The parts that ExamContents, its skeleton and other lists of sections share. */
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

export const Root = part('div', 'CcExamContents', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
}));

/** As high as a ProgressLine, which may take its place. */
export const Lead = part(Typography, 'CcExamContents', 'Lead', ({ theme }) => ({
  minHeight: 40,
  marginTop: theme.spacing(-0.5),
  color: theme.vars.palette.text.secondary,
}));

export const Sections = part(Card, 'CcExamContents', 'Sections', ({ theme }) => ({
  ...theme.mixins.plainList,
  containerType: 'inline-size',
  padding: theme.spacing(0, 2.5),
  // The focus rings of its links.
  overflow: 'visible',
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
}));

/** A section, and its shape: at least as high as its two lines and their bar. */
export const Section = part('li', 'CcExamContents', 'Section', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  columnGap: theme.spacing(1.5),
  minHeight: 78,
  paddingBlock: theme.spacing(1.5),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

export const Weakest = part('b', 'CcExamContents', 'Weakest', ({ theme }) => ({
  padding: '1px 8px',
  whiteSpace: 'nowrap',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.text.primary,
}));
