import type { CSSObject, Theme } from '@mui/material/styles';
import type { Outcome } from '../../../../domain/quiz/outcome.ts';

/** How a question ended, in the words of the results. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  right: 'right',
  partly: 'partly correct',
  wrong: 'wrong',
  unanswered: 'unanswered',
};

/**
 * How a question ended, by its fill, so that it needs no colour: right is filled, partly correct is filled by half, wrong is
 * hatched, unanswered is hollow. For an element with `data-outcome`, an Outcome.
 */
export function outcomeLook({ vars: { palette } }: Theme): CSSObject {
  const looks = (right: string, partly: string, wrong: string, ground: string, edge: string): CSSObject => ({
    border: `1.5px solid ${edge}`,
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
    ...looks(palette.success.main, palette.warning.main, palette.error.main, palette.background.default, palette.edge),
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      ...looks('CanvasText', 'CanvasText', 'CanvasText', 'Canvas', 'CanvasText'),
    },
  };
}
