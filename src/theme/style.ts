import { breakpoints, light, radii, type ColorName } from './tokens.ts';

/** Values by the names of our CSS variables. */
export const variables = (values: Record<string, string>, prefix = ''): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--cc-${prefix}${name}`, value]));

/** Every colour as a CSS variable; `globalStyles` gives it the value of the current scheme. */
export const color = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--cc-${name})`])) as Record<
  ColorName,
  string
>; // fromEntries forgets the names that it was given

/** Corner radii as CSS lengths. */
export const radius = {
  small: `${radii.small}px`,
  medium: `${radii.medium}px`,
  large: `${radii.large}px`,
  pill: `${radii.pill}px`,
};

/** Whatever the device has, in the measures of a face of ours (`fallbackFaces.css`). */
const standIn = (face: string) =>
  ['Arial', 'Roboto', 'DejaVu Sans', 'Open Sans'].map((known) => `'${face} as ${known}'`).join(', ') + ', sans-serif';

/** What stands in for each face before its files are asked for. */
export const standIns = {
  display: standIn('Bricolage Grotesque'),
  text: standIn('Hanken Grotesk'),
  mono: 'monospace',
};

/** The faces: Bricolage Grotesque to be seen, Hanken Grotesk to be read, JetBrains Mono for code. */
export const faces = {
  display: `'Bricolage Grotesque Variable', ${standIns.display}`,
  text: `'Hanken Grotesk Variable', ${standIns.text}`,
  mono: `'JetBrains Mono Variable', ${standIns.mono}`,
};

/** Faces, or what stands in for them, by the names of their CSS variables. */
export const faceVariables = (stacks: typeof faces): Record<string, string> => variables(stacks, 'face-');

/** Each face as a CSS variable; `globalStyles` gives it its value. */
export const font = { display: 'var(--cc-face-display)', text: 'var(--cc-face-text)', mono: 'var(--cc-face-mono)' };

/** The type scale, from the hero down to labels; sizes grow with the window between two bounds. */
export const type = {
  hero: { fontFamily: font.display, fontWeight: 680, fontSize: 'clamp(40px, 5.2vw, 68px)', lineHeight: 1.06 },
  title: { fontFamily: font.display, fontWeight: 660, fontSize: 'clamp(34px, 4vw, 48px)', lineHeight: 1.1 },
  heading: { fontFamily: font.display, fontWeight: 650, fontSize: 'clamp(28px, 3.2vw, 40px)', lineHeight: 1.12 },
  subheading: { fontFamily: font.display, fontWeight: 650, fontSize: '22px', lineHeight: 1.18 },
  lead: { fontSize: '19px', lineHeight: 1.5 },
  body: { fontSize: '17px', lineHeight: 1.55 },
  small: { fontSize: '16px', lineHeight: 1.5 },
  label: { fontSize: '14px', lineHeight: 1.4, fontWeight: 600 },
} as const;

/** Space on the 8-pixel grid: `space(2)` is 16 pixels. */
export const space = (steps: number): string => `${steps * 8}px`;

/** Media queries of the layout's changes and of what the reader asked for. */
export const media = {
  narrow: `@media (max-width: ${breakpoints.carousel}px)`,
  belowNavbar: `@media (max-width: ${breakpoints.navbar - 0.05}px)`,
  fromNavbar: `@media (min-width: ${breakpoints.navbar}px)`,
  motionOk: '@media (prefers-reduced-motion: no-preference)',
} as const;

/** The room beside the page's column. */
export const gutter = 'clamp(20px, 4vw, 32px)';

/** The edge that everything on a page shares: at most 1200 px wide. */
export const pageColumn = { width: '100%', maxWidth: 1200 + 64, marginInline: 'auto', paddingInline: gutter } as const;

/** The focus ring, seen from across the room. */
export const focusRing = { outline: `3px solid ${color.action}`, outlineOffset: '3px' } as const;

/** A card: one-pixel edge, large radius, no shadow. */
export const card = {
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
} as const;

/** Out of sight, but read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
