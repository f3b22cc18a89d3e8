import { type ElementProps, part } from '../../../theme/part.ts';
import { PassMarkIcon } from '../../base/icons/icons.tsx';

const Root = part('div', 'CcScoreRuler', 'Root', {});

/** Ends at the pass mark, where the words have room. */
const Label = part('div', 'CcScoreRuler', 'Label', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.spacing(1),
  minWidth: 'fit-content',
  maxWidth: '100%',
  marginBottom: theme.spacing(1),
  fontVariantNumeric: 'tabular-nums',
}));

const Track = part('div', 'CcScoreRuler', 'Track', ({ theme }) => ({
  position: 'relative',
  height: 10,
  borderRadius: theme.radius.pill,
  background: `color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent)`,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Score = part('span', 'CcScoreRuler', 'Score', ({ theme }) => {
  const hatched = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 2px, transparent 2px 5px)`;
  return {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: theme.radius.pill,
    '&[data-credit="full"]': { background: theme.vars.palette.text.primary },
    '&[data-credit="partial"]': { background: hatched(theme.vars.palette.text.primary) },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '&[data-credit="full"]': { background: 'CanvasText' },
      '&[data-credit="partial"]': { background: hatched('CanvasText') },
    },
  };
});

const Mark = part('span', 'CcScoreRuler', 'Mark', ({ theme }) => ({
  position: 'absolute',
  insetBlock: -7,
  width: 3,
  marginInlineStart: -1.5,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.secondary.main,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
}));

export interface ScoreRulerProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The score that counts whole questions only, in percent. */
  strict: number;
  /** The score with partial credit, in percent: what it has beyond the other is hatched. */
  partial: number;
  /** Share of right answers that passes, in percent; undefined where it is unknown. */
  passMark?: number | undefined;
  /** How many right questions that is: "41 of 60". */
  needed?: string | undefined;
}

/**
 * Both scores of a quiz and the pass mark on one line from 0 to 100 percent. The numbers beside it say the same.
 *
 * @when Inside ResultScores: how far the scores are from the pass mark.
 * @whenNot Alone: a screen reader hears only the pass mark. Take ResultScores.
 * @whenNot How single questions ended: OutcomeMarks.
 * @screenReader It says the pass mark and how many right questions that is, where it is known; the line is skipped.
 * @status new
 */
export function ScoreRuler({ strict, partial, passMark, needed, ...rest }: ScoreRulerProps) {
  return (
    <Root {...rest}>
      {passMark !== undefined && (
        <Label style={{ width: `${passMark}%` }}>
          <span>
            Pass mark {passMark}%{needed !== undefined && `, ${needed}`}
          </span>
          <PassMarkIcon />
        </Label>
      )}
      <Track aria-hidden>
        <Score data-credit="partial" style={{ width: `${partial}%` }} />
        <Score data-credit="full" style={{ width: `${strict}%` }} />
        {passMark !== undefined && <Mark style={{ insetInlineStart: `${passMark}%` }} />}
      </Track>
    </Root>
  );
}
