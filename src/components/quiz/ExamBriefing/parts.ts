/** The parts of an ExamBriefing. */
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

export const Root = part(Card, 'CcExamBriefing', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

export const Facts = part('ul', 'CcExamBriefing', 'Facts', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: theme.spacing(2.5, 3),
  ...theme.mixins.plainList,
}));

export const Fact = part('li', 'CcExamBriefing', 'Fact', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: theme.spacing(1),
  alignItems: 'start',
}));

export const Text = part(Typography, 'CcExamBriefing', 'Text', ({ theme }) => ({
  maxWidth: '64ch',
  color: theme.vars.palette.text.secondary,
}));

export const Extra = part('fieldset', 'CcExamBriefing', 'Extra', { minWidth: 0, margin: 0, padding: 0, border: 0 });

export const Legend = part('legend', 'CcExamBriefing', 'Legend', ({ theme }) => ({
  padding: 0,
  ...theme.typography.subtitle1,
}));

export const Choices = part(RadioGroup, 'CcExamBriefing', 'Choices', ({ theme }) => ({
  flexFlow: 'row wrap',
  columnGap: theme.spacing(2),
  marginTop: theme.spacing(1),
}));

/** A radio button alone is 38 pixels high. */
export const Choice = part(FormControlLabel, 'CcExamBriefing', 'Choice', { minHeight: 44 });

export const Steps = part('div', 'CcExamBriefing', 'Steps', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));
