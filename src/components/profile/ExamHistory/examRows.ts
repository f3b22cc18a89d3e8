import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

/** A list of exams in a card of the profile. */
export const ExamRows = styled(List, { name: 'CcExamRows', slot: 'Root' })(({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
})) as typeof List; // styled forgets the attributes of its element

/** One exam of the list. */
export const ExamRow = styled(ListItem, { name: 'CcExamRows', slot: 'Row' })(({ theme }) => ({
  gap: theme.spacing(2),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
