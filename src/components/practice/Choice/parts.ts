/** The parts of a Choice. */
import { CheckIcon } from '../../base/icons/icons.tsx';
import { part } from '../../../theme/part.ts';

export const Root = part('label', 'CcChoice', 'Root', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    border: `1.5px solid ${palette.edge}`,
    background: palette.background.paper,
    color: palette.text.primary,
    cursor: 'pointer',
    transition: theme.transitions.create(['background-color', 'border-color'], {
      duration: theme.transitions.duration.shortest,
    }),
    '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.main } },
    '&:has(:focus-visible)': theme.mixins.focusRing,
    '&[data-checked="true"]': {
      borderColor: palette.primary.main,
      // As thick as two edges, without moving what is inside.
      boxShadow: `inset 0 0 0 0.5px ${palette.primary.main}`,
      // Forced colours take the background away.
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
    '&[data-variant="card"]': {
      flex: '1 1 210px',
      padding: theme.spacing(1.25, 2),
      borderRadius: theme.radius.medium,
    },
    '&[data-variant="chip"]': {
      minWidth: 44,
      justifyContent: 'center',
      textAlign: 'center',
      paddingInline: 17,
      // As wide as before, so that no other chip moves.
      '&[data-checked="true"]': { paddingInline: '25px 9px', background: palette.primary.soft },
      borderRadius: theme.radius.pill,
    },
  };
});

/** Lies over all of it, so that whatever is pressed is the input. */
export const Input = part('input', 'CcChoice', 'Input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** In a chip that is chosen. */
export const Check = part(CheckIcon, 'CcChoice', 'Check', { position: 'absolute', insetInlineStart: 8, fontSize: 14 });

export const Words = part('span', 'CcChoice', 'Words', { flex: 1, minWidth: 0, overflowWrap: 'break-word' });

export const Label = part('span', 'CcChoice', 'Label', ({ theme }) => ({
  display: 'block',
  ...theme.typography.subtitle2,
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-variant="chip"]': { display: 'inline', fontWeight: theme.typography.subtitle1.fontWeight },
}));

export const Facts = part('span', 'CcChoice', 'Facts', ({ theme }) => ({
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&[data-variant="card"]': { display: 'block', marginTop: 2 },
  '&[data-variant="chip"]': { marginInlineStart: theme.spacing(0.75) },
}));

/** The mark at the end of a card: an open circle, filled where it is chosen. */
export const Dot = part('span', 'CcChoice', 'Dot', ({ theme }) => ({
  flex: 'none',
  width: 22,
  height: 22,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  borderRadius: '50%',
  background: theme.vars.palette.background.paper,
  '&[data-checked="true"]': { borderWidth: 7, borderColor: theme.vars.palette.primary.main },
}));
