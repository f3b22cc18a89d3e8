import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatPercent } from '../../../../domain/quiz/score.ts';
import { setName } from '../../../../domain/quiz/sets.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part('div', 'CcSetChoice', 'Root', {});

const Title = part(Typography, 'CcSetChoice', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(0.5),
}));

const Lead = part(Typography, 'CcSetChoice', 'Lead', ({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

const Choices = part('div', 'CcSetChoice', 'Choices', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(1.5),
}));

const Choice = part(ToggleButton, 'CcSetChoice', 'Choice', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'start',
    padding: theme.spacing(1.5, 2),
    border: `1.5px solid ${palette.edge}`,
    borderRadius: theme.radius.medium,
    color: palette.text.primary,
    textAlign: 'left',
    textTransform: 'none',
    '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.main, background: palette.background.paper } },
    '&[aria-pressed="true"]': {
      borderColor: palette.primary.main,
      background: palette.primary.soft,
      color: palette.text.primary,
      // Forced colours take the background away.
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
  };
});

const Name = part('span', 'CcSetChoice', 'Name', ({ theme }) => ({ ...theme.typography.h4 }));

const Facts = part('span', 'CcSetChoice', 'Facts', ({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export interface SetChoiceProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How many questions the whole exam has. */
  total: number;
  /** The disjoint practice exams: their numbers, how many questions each has, and how it was last taken. */
  sets: readonly {
    readonly set: number;
    readonly questionCount: number;
    readonly last?: { readonly finishedAt: string; readonly scorePercent: number } | undefined;
  }[];
  /** The one that is chosen; undefined for all questions. */
  chosen: number | undefined;
  /** The learner has chosen a practice exam; undefined for all questions. */
  onChoose: (set: number | undefined) => void;
}

const ALL = 0;

/**
 * Chooses one of an exam's practice exams, which says when it was last taken and how, or all of its questions.
 *
 * @when Before a quiz, where an exam is divided into practice exams.
 * @whenNot When answers are shown: AnswerModeChoice.
 * @whenNot Which questions a review shows: ReviewFilter.
 * @keyboard Tab: moves from choice to choice.
 * @keyboard Enter, Space: chooses.
 * @screenReader A group named by its question; each choice is a button, pressed or not, that says how it was last
 *   taken.
 * @status new
 */
export function SetChoice({ total, sets, chosen, onChoose, ...rest }: SetChoiceProps) {
  const id = useId();
  const choose = (_: unknown, value: number) => onChoose(value === ALL ? undefined : value);
  return (
    <Root {...rest}>
      <Title variant="h3" component="h2" id={id}>
        Which questions?
      </Title>
      <Lead>
        The practice exams follow the weights of the official guide, are equally hard, and have no question in common.
      </Lead>
      <Choices role="group" aria-labelledby={id}>
        <Choice value={ALL} selected={chosen === undefined} onChange={choose}>
          <Name>All {total}</Name>
          <Facts>Every practice exam, one after the other</Facts>
        </Choice>
        {sets.map(({ set, questionCount, last }) => (
          <Choice key={set} value={set} selected={chosen === set} onChange={choose}>
            <Name>{setName(set)}</Name>
            <Facts>{questionCount} questions</Facts>
            <Facts>
              {last ? (
                <>
                  Last taken on <LocalDate date={last.finishedAt} />: {formatPercent(last.scorePercent)}%
                </>
              ) : (
                'Not taken yet'
              )}
            </Facts>
          </Choice>
        ))}
      </Choices>
    </Root>
  );
}
