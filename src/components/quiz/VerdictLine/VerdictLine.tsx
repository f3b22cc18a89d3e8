import Link from '@mui/material/Link';
import { memo } from 'react';
import type { Verdict } from '../../../../domain/quiz/verdict.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { IncompleteIcon, UnansweredIcon } from '../../base/icons/examIcons.tsx';
import { AlertIcon, CheckIcon, ChevronDownIcon, CrossIcon } from '../../base/icons/icons.tsx';

const Root = part('div', 'CcVerdictLine', 'Root', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: 44,
    color: palette.text.secondary,
    [theme.breakpoints.down('sm')]: { ...theme.typography.label, lineHeight: 1.25 },
    '&[data-kind="correct"]': { color: palette.success.main },
    '&[data-kind="incorrect"]': { color: palette.error.main },
    '&[data-kind="partial"], &[data-kind="incomplete"], &[data-kind="refused"]': { color: palette.warning.main },
  };
});

const Text = part('span', 'CcVerdictLine', 'Text', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontWeight: theme.typography.fontWeightMedium,
  // Still rendered: a live region that appears with its text is not always spoken.
  '&:empty': { position: 'absolute' },
}));

const Correct = part(Link, 'CcVerdictLine', 'Correct', ({ theme }) => ({
  font: 'inherit',
  color: theme.vars.palette.primary.main,
  verticalAlign: 'baseline',
  '& > .MuiSvgIcon-root': { marginInlineStart: 4, fontSize: '1em', verticalAlign: '-0.125em' },
  // All of the line can be pressed.
  '&::after': { position: 'absolute', inset: 0, content: '""' },
  [theme.breakpoints.down('sm')]: { display: 'block', textAlign: 'start' },
}));

const icons: Partial<Record<Verdict['kind'], typeof AlertIcon>> = {
  refused: AlertIcon,
  unanswered: UnansweredIcon,
  correct: CheckIcon,
  partial: IncompleteIcon,
  incomplete: IncompleteIcon,
  incorrect: CrossIcon,
};

export interface VerdictLineProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How the question stands: its color and icon. */
  kind: Verdict['kind'];
  /** The same in a sentence or two, or in a few words before `correct`. */
  text: string;
  /** Which answers were correct: "Correct: A and C". */
  correct?: string | undefined;
  /** Leads to the first of these. */
  onShowCorrect?: VoidFunction | undefined;
  /** Whether it has changed under the learner's eyes: then a screen reader says it. @default false */
  news?: boolean;
  /** Id of its words, for what they describe. */
  textId?: string;
}

/**
 * The line between Previous and Next: how the question on show stands.
 *
 * @when In the QuizControls: how the question on show stands.
 * @whenNot The verdict on a whole quiz: QuizResults.
 * @keyboard Only `correct` takes the focus: Enter and Space call `onShowCorrect`.
 * @screenReader With `news` it is announced once; without, it describes the question's heading. `correct` is a button.
 */
export const VerdictLine = memo(function VerdictLine({
  kind,
  text,
  correct,
  onShowCorrect,
  news = false,
  textId,
  ...rest
}: VerdictLineProps) {
  const Icon = icons[kind];
  const line = (
    <>
      {Icon && <Icon fontSize="small" />}
      <span id={textId}>
        {text}
        {correct && '. '}
        {correct && (
          <Correct component="button" underline="hover" onClick={onShowCorrect}>
            {correct}
            <ChevronDownIcon />
          </Correct>
        )}
      </span>
    </>
  );
  return (
    <Root data-kind={kind} {...rest}>
      {/* A live region is there before its text. */}
      <Text role="status">{news && line}</Text>
      {!news && <Text>{line}</Text>}
    </Root>
  );
});
