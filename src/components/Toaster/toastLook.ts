import { color, radius, space } from '../../theme/style.ts';

/** The shape of a toast, with its machinery and without. */
export const toastLook = {
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: radius.medium,
  border: `1.5px solid ${color.edge}`,
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
} as const;
