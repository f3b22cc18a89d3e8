import type { ColorSystemOptions } from '@mui/material/styles';
import type { Colors } from '../../tokens/tokens.ts';

/** A scheme's colours under the names by which MUI and our components use them. */
export const palette = (scheme: Colors): NonNullable<ColorSystemOptions['palette']> => ({
  primary: {
    main: scheme.action,
    dark: scheme.actionStrong,
    soft: scheme.actionSoft,
    contrastText: scheme.onAction,
  },
  secondary: { main: scheme.amber, dark: scheme.amberStrong, soft: scheme.missedSoft, contrastText: scheme.onAmber },
  success: { main: scheme.right, soft: scheme.rightSoft, contrastText: scheme.surface },
  error: { main: scheme.wrong, soft: scheme.wrongSoft, contrastText: scheme.surface },
  warning: { main: scheme.missed, soft: scheme.missedSoft, contrastText: scheme.surface },
  info: { main: scheme.action, soft: scheme.actionSoft, contrastText: scheme.onAction },
  text: { primary: scheme.ink, secondary: scheme.inkSoft, disabled: scheme.inkSoft },
  background: { default: scheme.paper, paper: scheme.surface, sunk: scheme.sunk },
  divider: scheme.line,
  edge: scheme.edge,
  accent: scheme.action,
  night: {
    main: scheme.night,
    contrastText: scheme.onNight,
    soft: scheme.onNightSoft,
    edge: scheme.nightEdge,
    action: scheme.actionOnNight,
  },
  contour: { night: scheme.contour, paper: scheme.contourOnPaper },
});
