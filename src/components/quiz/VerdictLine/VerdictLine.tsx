import Button from '@mui/material/Button';
import { memo } from 'react';
import type { Verdict } from '../../../../domain/quiz/verdict.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { AlertIcon, CheckIcon, ChevronDownIcon, CrossIcon, FlagIcon } from '../../base/icons/icons.tsx';

const Root = part('div', 'CcVerdictLine', 'Root', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minHeight: 52,
    paddingBlock: theme.spacing(0.5),
    borderTop: `3px solid ${palette.divider}`,
    color: palette.text.secondary,
    // On a phone its edge is the bar's.
    [theme.breakpoints.down('sm')]: {
      marginInline: 'calc(-1 * var(--QuizBar-gutter, 0px))',
      paddingInline: 'var(--QuizBar-gutter, 0px)',
    },
    '&[data-kind="correct"]': { borderColor: palette.success.main, color: palette.success.main },
    '&[data-kind="incorrect"]': { borderColor: palette.error.main, color: palette.error.main },
    '&[data-kind="partial"], &[data-kind="incomplete"], &[data-kind="refused"]': {
      borderColor: palette.warning.main,
      color: palette.warning.main,
    },
  };
});

const Text = part('span', 'CcVerdictLine', 'Text', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  fontWeight: theme.typography.fontWeightMedium,
  // Still rendered: a live region that appears with its text is not always spoken.
  '&:empty': { position: 'absolute' },
}));

const Why = part(Button, 'CcVerdictLine', 'Why', { paddingInline: 8 });

const icons = {
  idle: undefined,
  left: undefined,
  answered: undefined,
  refused: AlertIcon,
  unanswered: FlagIcon,
  correct: CheckIcon,
  partial: FlagIcon,
  incomplete: FlagIcon,
  incorrect: CrossIcon,
} as const satisfies Record<Verdict['kind'], unknown>;

export interface VerdictLineProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How the question stands: its colour and icon. */
  kind: Verdict['kind'];
  /** The same in a sentence or two. */
  text: string;
  /** Whether it has changed under the learner's eyes: then a screen reader says it. @default false */
  news?: boolean;
  /** Id of its words, for what they describe. */
  textId?: string;
  /** Leads to the explanation. Without it there is none to lead to. */
  onWhy?: (() => void) | undefined;
}

/**
 * The line above Previous and Next: how the question on show stands. It is always there, so that it covers nothing.
 *
 * @when In the QuizBar: how the question on show stands.
 * @whenNot News about saving the result: AttemptNote.
 * @whenNot Why a form was refused: FormError.
 * @keyboard Tab: reaches Why, where there is an explanation.
 * @keyboard Enter, Space: on Why moves the focus to the Solution.
 * @screenReader With `news` it is announced once; without, it describes the question's heading.
 * @status stable
 */
export const VerdictLine = memo(function VerdictLine({
  kind,
  text,
  news = false,
  textId,
  onWhy,
  ...rest
}: VerdictLineProps) {
  const Icon = icons[kind];
  const line = (
    <>
      {Icon && <Icon fontSize="small" />}
      <span id={textId}>{text}</span>
    </>
  );
  return (
    <Root data-kind={kind} {...rest}>
      {/* A live region is there before its text. */}
      <Text role="status">{news && line}</Text>
      {!news && <Text>{line}</Text>}
      {onWhy && (
        <Why variant="text" size="small" endIcon={<ChevronDownIcon />} onClick={onWhy}>
          Why
        </Why>
      )}
    </Root>
  );
});
