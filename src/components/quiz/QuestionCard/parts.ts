import { part } from '../../../theme/part.ts';
import { Solution } from './Solution.tsx';

export const Root = part('div', 'CcQuestionCard', 'Root', {});

export const Tags = part('div', 'CcQuestionCard', 'Tags', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.text.secondary,
}));

export const Dot = part('span', 'CcQuestionCard', 'Dot', ({ theme }) => ({
  width: 4,
  height: 4,
  borderRadius: '50%',
  background: theme.vars.palette.edge,
}));

export const Question = part('div', 'CcQuestionCard', 'Question', ({ theme }) => ({
  maxWidth: '68ch',
  margin: '14px 0 8px',
  ...theme.typography.question,
}));

export const Picks = part('p', 'CcQuestionCard', 'Picks', ({ theme }) => ({
  ...theme.typography.label,
  margin: theme.spacing(0, 0, 2.5),
  color: theme.vars.palette.text.secondary,
}));

export const Answers = part('ul', 'CcQuestionCard', 'Answers', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** What is shown below the answers of a revealed question. */
export const Explanation = part(Solution, 'CcQuestionCard', 'Solution', ({ theme }) => ({
  marginTop: theme.spacing(2.5),
}));
