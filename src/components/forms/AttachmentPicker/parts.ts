/** The parts of an AttachmentPicker. */
import { part } from '../../../theme/part.ts';

export const Zone = part('div', 'CcAttachmentPicker', 'Zone', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.25, 1),
  minHeight: 76,
  padding: theme.spacing(2),
  border: `1.5px dashed ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.medium,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.primary.soft } },
  '&[data-over]': {
    border: `1.5px solid ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.primary.soft,
  },
  '&:has(:focus-visible)': theme.mixins.focusRing,
}));

/** The browser's own control, invisible over all of the zone: it takes the click, the keys and the drop. */
export const Input = part('input', 'CcAttachmentPicker', 'Input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
});
