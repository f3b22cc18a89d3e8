import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { part } from '../../../theme/part.ts';

/** A list of exams in a card of the profile. */
export const ExamRows = part(List, 'CcExamRows', 'Root', ({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

/** One exam of the list. */
export const ExamRow = part(ListItem, 'CcExamRows', 'Row', ({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
