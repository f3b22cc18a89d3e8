/** The parts of a QuestionNavigator. */
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import type { CSSObject, Theme } from '@mui/material/styles';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';

/** A folded one stands in a QuizHeading: its button in the row, and its panel below that. */
export const Root = part('div', 'CcQuestionNavigator', 'Root', { '&[data-variant="folded"]': { display: 'contents' } });

export const ToggleButton = part(Button, 'CcQuestionNavigator', 'Toggle', ({ theme }) => ({
  minWidth: 0,
  padding: '0 4px',
  marginRight: -4,
  color: theme.vars.palette.text.secondary,
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' } },
}));

// A little smaller than the words.
export const Chevron = part(ChevronDownIcon, 'CcQuestionNavigator', 'Chevron', {
  fontSize: '0.875rem',
  '&[data-open="true"]': { rotate: '180deg' },
});

export const Panel = part(Card, 'CcQuestionNavigator', 'Panel', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  flexBasis: '100%',
  maxHeight: '50dvh',
  overflow: 'auto',
  marginBottom: theme.spacing(1.5),
  padding: theme.spacing(1.5),
}));

export const Cells = part('ol', 'CcQuestionNavigator', 'Cells', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 8,
  '&[data-variant="map"]': {
    gap: 4,
    // Fifteen in the page's column, six beside a question, seven on most phones.
    [theme.breakpoints.up('sm')]: { gap: 6, gridTemplateColumns: 'repeat(auto-fill, minmax(max(48px, 6%), 1fr))' },
  },
}));

export const Item = part('li', 'CcQuestionNavigator', 'Item', { position: 'relative' });

/** An element by its `data-status`, not by color alone: answered is filled, incomplete is half filled. */
export function statusLook({ typography, vars: { palette } }: Theme): CSSObject {
  const forced = (style: CSSObject) => ({ '@media (forced-colors: active)': { ...style, forcedColorAdjust: 'none' } });
  return {
    border: `1.5px solid ${palette.edge}`,
    background: palette.background.paper,
    color: palette.text.primary,
    '&[data-status="none"], &[data-status="unanswered"]': {
      color: palette.text.secondary,
      fontWeight: typography.fontWeightMedium,
    },
    '&[data-status="answered"]': {
      borderColor: 'transparent',
      background: palette.text.primary,
      color: palette.background.paper,
      ...forced({ background: 'CanvasText', color: 'Canvas' }),
    },
    '&[data-status="incomplete"]': {
      background: `linear-gradient(90deg, color-mix(in srgb, ${palette.text.primary} 50%, ${palette.background.paper}) 50%, ${palette.background.paper} 50%)`,
      ...forced({ background: 'linear-gradient(90deg, CanvasText 20%, Canvas 20%)', color: 'CanvasText' }),
    },
  };
}

export const Control = part(ButtonBase, 'CcQuestionNavigator', 'Control', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    height: 44,
    borderRadius: theme.radius.small,
    ...theme.typography.mark,
    fontVariantNumeric: 'tabular-nums',
    ...statusLook(theme),
    '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.main } },
    '&[data-status="correct"]': {
      background: palette.success.soft,
      borderColor: palette.success.main,
      color: palette.success.main,
    },
    '&[data-status="partial"]': {
      background: palette.warning.soft,
      borderColor: palette.warning.main,
      borderStyle: 'dashed',
      color: palette.warning.main,
    },
    '&[data-status="skipped"]': { borderColor: palette.error.main, borderStyle: 'dashed', color: palette.error.main },
    '&[data-status="incorrect"]': {
      background: palette.error.soft,
      borderColor: palette.error.main,
      color: palette.error.main,
    },
    '& > .MuiSvgIcon-root': { position: 'absolute', top: 3, left: 3, fontSize: '0.75rem' },
    '&[data-dimmed="true"]': { borderColor: palette.divider, background: 'none', color: palette.text.secondary },
    '&[aria-current]': { zIndex: 1, ...theme.mixins.focusRing, outlineOffset: 2 },
    // The focus is further out than the ring of the current one.
    '&:focus-visible': { zIndex: 2, ...theme.mixins.focusRing, outlineOffset: 5 },
  };
});

/** The words of a revealed quiz's signs, which each cell says by itself. */
export const Legend = part('div', 'CcQuestionNavigator', 'Legend', ({ theme: { spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: spacing(0.5, 2),
  marginTop: spacing(1.5),
  '&:empty': { display: 'none' },
  '& .MuiSvgIcon-root': { verticalAlign: 'middle' },
  color: vars.palette.text.secondary,
}));

export const Pin = part('span', 'CcQuestionNavigator', 'Pin', ({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: -6,
  right: -6,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `2px solid ${theme.vars.palette.background.default}`,
  borderRadius: '50%',
  background: theme.vars.palette.warning.main,
  color: theme.vars.palette.background.paper,
  // The flag fills half of the round.
  fontSize: 10,
  pointerEvents: 'none',
  '@media (forced-colors: active)': { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' },
}));
