import Button from '@mui/material/Button';
import { type ElementProps, part } from '../../../theme/part.ts';
import type { AnswerFilter, OfferedFilter } from '../AnswerList/listed.tsx';

const Root = part('div', 'CcAnswerFilters', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/** One of them, or a link to one kind. */
export const Filter = part(Button, 'CcAnswerFilters', 'Filter', ({ theme }) => ({
  '&[data-chosen="true"], &[data-chosen="true"]:hover': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    // Forced colors take the background away.
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
}));

export interface AnswerFiltersProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Those that leave something. */
  offered: readonly OfferedFilter[];
  /** The kind that is shown. */
  chosen: AnswerFilter;
  /** Called with the kind that is pressed. */
  onChoose: (filter: AnswerFilter) => void;
}

/**
 * Narrows answers to one kind, each with its number.
 *
 * @when Above an AnswerList, and in a review of its questions.
 * @screenReader A group "Which answers" of buttons, of which the chosen one is pressed.
 * @status new
 */
export const AnswerFilters = ({ offered, chosen, onChoose, ...rest }: AnswerFiltersProps) => (
  <Root role="group" aria-label="Which answers" {...rest}>
    {offered.map(({ key, label, meant: { length } }) => (
      <Filter
        key={key}
        variant="outlined"
        size="small"
        aria-pressed={key === chosen}
        data-chosen={key === chosen}
        onClick={() => onChoose(key)}
      >
        {label} <span>{length}</span>
      </Filter>
    ))}
  </Root>
);
