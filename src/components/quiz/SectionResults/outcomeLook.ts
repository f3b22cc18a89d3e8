/** How a question ended, in words and as a mark. */
import type { CSSObject } from '@mui/material/styles';
import type { Outcome } from '../../../../domain/quiz/outcome.ts';
import { part } from '../../../theme/part.ts';

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  right: 'correct',
  partly: 'partly correct',
  wrong: 'wrong',
  unanswered: 'unanswered',
};

/** A mark by its `data-outcome`, not by color alone: filled, half filled if partly correct, hatched if wrong, hollow. */
export const Mark = part('span', 'CcOutcome', 'Mark', ({ theme: { vars } }) => {
  const { success, warning, error, background, edge } = vars.palette;
  const looks = (right: string, partly: string, wrong: string, ground: string, border: string): CSSObject => ({
    border: `1.5px solid ${border}`,
    background: ground,
    '&[data-outcome="right"]': { borderColor: right, background: right },
    '&[data-outcome="partly"]': {
      borderColor: partly,
      background: `linear-gradient(to top, ${partly} 50%, ${ground} 50%)`,
    },
    '&[data-outcome="wrong"]': {
      borderColor: wrong,
      background: `repeating-linear-gradient(135deg, ${wrong} 0 5px, ${ground} 5px 6.5px)`,
    },
  });
  return {
    width: 24,
    height: 14,
    borderRadius: 4,
    ...looks(success.main, warning.main, error.main, background.default, edge),
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      ...looks('CanvasText', 'CanvasText', 'CanvasText', 'Canvas', 'CanvasText'),
    },
  };
});
