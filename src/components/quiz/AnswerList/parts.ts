import { part } from '../../../theme/part.ts';

/** Of what a question tells, two lines tell it from the others; what it asks follows in full. */
export const Scenario = part('span', 'CcAskRow', 'Scenario', ({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: theme.vars.palette.text.secondary,
}));
