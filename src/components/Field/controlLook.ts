import { color, font, media, radius, space } from '../../theme/style.ts';

/** The look of what is typed into: an input now, a textarea as well. */
export const controlLook = {
  display: 'block',
  width: '100%',
  minHeight: 52,
  padding: `12px ${space(2)}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  // Below 16 pixels phones zoom into the page.
  font: `450 17px/1.5 ${font.text}`,
  '&:hover': { borderColor: color.action },
  '&:focus-visible': { borderColor: color.action, outlineOffset: '1px' },
  '&[aria-invalid="true"]': { borderColor: color.wrong, boxShadow: `inset 0 0 0 1px ${color.wrong}` },
  '&:read-only': { borderColor: color.edge, background: color.sunk, color: color.inkSoft },
  [media.motionOk]: { transition: 'border-color 120ms, background-color 120ms' },
} as const;
