import { part } from '../../../theme/part.ts';
import { Solution } from './Solution.tsx';

export const Root = part('div', 'CcQuestionCard', 'Root', {});

/** A fact beside others: between them stands a dot. */
export const Fact = part('span', 'CcQuestionCard', 'Fact', ({ theme }) => ({
  position: 'relative',
  '&::before': {
    position: 'absolute',
    insetInlineStart: -12,
    top: 'calc(50% - 2px)',
    width: 4,
    height: 4,
    borderRadius: '50%',
    background: theme.vars.palette.edge,
    content: '""',
  },
}));

export const Question = part('div', 'CcQuestionCard', 'Question', ({ theme }) => ({
  maxWidth: '68ch',
  margin: '0 0 8px',
  ...theme.typography.question,
  // Below the head of a quiz, which sticks to the window, with the row above the question.
  scrollMarginTop: 128,
}));

export const Picks = part('p', 'CcQuestionCard', 'Picks', ({ theme }) => ({
  ...theme.typography.label,
  margin: theme.spacing(0, 0, 1.5),
  color: theme.vars.palette.text.secondary,
}));

export const Answers = part('ul', 'CcQuestionCard', 'Answers', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** What is shown below the answers of a revealed question. */
export const Explanation = part(Solution, 'CcQuestionCard', 'Solution', ({ theme }) => ({
  marginTop: theme.spacing(2.5),
}));
