import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * How a question stands, by its fill, so that it needs no colour: answered is filled, incomplete has a filled edge,
 * unanswered is hollow. For an element with `data-status`, an ExamStatus.
 */
export function statusLook({ vars: { palette } }: Theme): CSSObject {
  const forced = (style: CSSObject) => ({ '@media (forced-colors: active)': { ...style, forcedColorAdjust: 'none' } });
  return {
    border: `1.5px solid ${palette.edge}`,
    background: palette.background.paper,
    color: palette.text.primary,
    '&[data-status="answered"]': {
      borderColor: 'transparent',
      background: palette.text.primary,
      color: palette.background.paper,
      ...forced({ background: 'CanvasText', color: 'Canvas' }),
    },
    '&[data-status="incomplete"]': {
      background: `linear-gradient(90deg, ${palette.text.primary} 5px, ${palette.background.paper} 5px)`,
      ...forced({ background: 'linear-gradient(90deg, CanvasText 5px, Canvas 5px)', color: 'CanvasText' }),
    },
  };
}
