import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';

/** Where a name and its number do not fit beside each other, as in large text on a phone. */
const narrow = '@container (max-width: 12rem)';

const boxWidth = 42;

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
  textAlign: 'end',
  color: theme.vars.palette.text.secondary,
  // Below the name.
  [narrow]: { marginInlineStart: `calc(${boxWidth}px + ${theme.spacing(0.5)})`, textAlign: 'start' },
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
