import Card from '@mui/material/Card';
import { part } from '../../../theme/part.ts';

/** Where a name and its number do not fit beside each other, as in large text on a phone. */
const narrow = '@container (max-width: 12rem)';

const boxWidth = 42;

export const Root = part(Card, 'CcSectionTree', 'Root', ({ theme }) => ({
  containerType: 'inline-size',
  paddingInline: theme.spacing(1.5),
  // The focus rings of its rows.
  overflow: 'visible',
}));

export const Section = part('li', 'CcSectionTree', 'Section', ({ theme }) => ({
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** A checkbox with its words and its number, all of which check it. */
export const Item = part('label', 'CcSectionTree', 'Item', ({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 52,
  paddingBlock: theme.spacing(0.75),
  borderRadius: theme.radius.small,
  cursor: 'pointer',
  '&:has(:focus-visible)': { ...theme.mixins.focusRing, outlineOffset: -2 },
  '&[data-level="2"]': { minHeight: 44, padding: 0, paddingInlineStart: theme.spacing(4) },
  // Below the number of its section, beside its button.
  '&[data-inset="true"]': { marginInlineEnd: 44 },
  [narrow]: { flexWrap: 'wrap', rowGap: 0 },
}));

export const Words = part('span', 'CcSectionTree', 'Words', ({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
  [narrow]: { flexBasis: `calc(100% - ${boxWidth}px - ${theme.spacing(0.5)})` },
}));

export const Count = part('span', 'CcSectionTree', 'Count', ({ theme }) => ({
  flex: 'none',
  minWidth: '2ch',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: theme.vars.palette.text.secondary,
  // Below the name.
  [narrow]: { marginInlineStart: `calc(${boxWidth}px + ${theme.spacing(0.5)})`, textAlign: 'start' },
}));

export const Objectives = part('ul', 'CcSectionTree', 'Objectives', ({ theme }) => ({
  paddingBottom: theme.spacing(1),
}));
