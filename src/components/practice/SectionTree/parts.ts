import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';

/** Where a name and its number do not fit beside each other, as in large text on a phone. */
const narrow = '@container (max-width: 12rem)';

const boxWidth = 24;

export const Root = part(Card, 'CcSectionTree', 'Root', ({ theme }) => ({
  containerType: 'inline-size',
  margin: 0,
  padding: theme.spacing(0, 1.5),
  listStyle: 'none',
  // The focus rings of its rows.
  overflow: 'visible',
}));

export const Section = part('li', 'CcSectionTree', 'Section', ({ theme }) => ({
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

export const Row = part('div', 'CcSectionTree', 'Row', { display: 'flex', alignItems: 'center' });

/** A checkbox with its words and its number, all of which check it. */
export const Item = part('label', 'CcSectionTree', 'Item', ({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 52,
  padding: theme.spacing(1, 0.5),
  borderRadius: theme.radius.small,
  cursor: 'pointer',
  '&[data-level="2"]': { minHeight: 44, padding: theme.spacing(0.5), paddingInlineStart: theme.spacing(4.75) },
  // Below the number of its section, beside its button.
  '&[data-inset="true"]': { marginInlineEnd: 44 },
  '&:has(:focus-visible)': { ...theme.mixins.focusRing, outlineOffset: -2 },
  [narrow]: { flexWrap: 'wrap', rowGap: 0 },
}));

/** How much is checked: filled with a tick, filled with a dash, or hollow. */
export const Box = part('span', 'CcSectionTree', 'Box', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: boxWidth,
    height: boxWidth,
    border: `1.5px solid ${palette.edge}`,
    borderRadius: 7,
    background: palette.background.paper,
    '&:not([data-state="none"])': {
      borderColor: palette.primary.main,
      background: palette.primary.main,
      color: palette.primary.contrastText,
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  };
});

export const Words = part('span', 'CcSectionTree', 'Words', ({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
  [narrow]: { flexBasis: `calc(100% - ${boxWidth}px - ${theme.spacing(1.5)})` },
}));

export const Name = part('span', 'CcSectionTree', 'Name', ({ theme }) => ({
  display: 'block',
  ...theme.typography.compact,
  '&[data-level="1"]': { fontWeight: theme.typography.subtitle1.fontWeight },
}));

export const Share = part('span', 'CcSectionTree', 'Share', ({ theme }) => ({
  display: 'block',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

export const Count = part('span', 'CcSectionTree', 'Count', ({ theme }) => ({
  flex: 'none',
  minWidth: '2ch',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.typography.fontWeightMedium,
  textAlign: 'end',
  color: theme.vars.palette.primary.main,
  '&[data-empty="true"]': { fontWeight: theme.typography.fontWeightRegular, color: theme.vars.palette.text.secondary },
  // Below the name.
  [narrow]: { marginInlineStart: `calc(${boxWidth}px + ${theme.spacing(1.5)})`, textAlign: 'start' },
}));

export const Toggle = part(IconButton, 'CcSectionTree', 'Toggle', {
  flex: 'none',
  '--SectionTree-turn': '0deg',
  '&[aria-expanded="true"]': { '--SectionTree-turn': '180deg' },
});

export const Chevron = part(ChevronDownIcon, 'CcSectionTree', 'Chevron', ({ theme }) => ({
  rotate: 'var(--SectionTree-turn)',
  transition: theme.transitions.create('rotate', { duration: theme.transitions.duration.shortest }),
}));

export const Objectives = part('ul', 'CcSectionTree', 'Objectives', ({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 0, 1),
  listStyle: 'none',
}));
