import { emblemHues } from '../../../../tokens/tokens.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { glyphs, unknownGlyph } from './glyphs.tsx';

const Root = part('svg', 'CcExamEmblem', 'Root', ({ theme }) => ({
  flex: 'none',
  display: 'block',
  fill: 'currentColor',
  // Light on dark, in the same hue.
  ...theme.applyStyles('dark', { filter: 'invert(1) hue-rotate(180deg)' }),
}));

// The ground, which would be nearly black.
const Ground = part('rect', 'CcExamEmblem', 'Ground', ({ theme }) =>
  theme.applyStyles('dark', { fill: 'color-mix(in srgb, currentColor 32%, white)' }),
);

export interface ExamEmblemProps extends Omit<ElementProps<'svg'>, 'children' | 'size'> {
  /** The exam's slug, as in its address; an unknown one gets a summit with a flag. */
  exam: string;
  /** Side of the square in pixels. @default 56 */
  size?: number;
}

/**
 * A certification's own emblem.
 *
 * @when Beside an exam's name: on its card, on its page, in the cart.
 * @whenNot The site's own logo: Brand.
 * @screenReader Hidden from screen readers: the name beside it says the same.
 */
export function ExamEmblem({ exam, size = 56, ...rest }: ExamEmblemProps) {
  const { hue, shape } = glyphs[exam] ?? unknownGlyph;
  const { glyph, ground } = emblemHues[hue];
  return (
    <Root width={size} height={size} viewBox="0 0 56 56" color={glyph} aria-hidden {...rest}>
      <Ground width="56" height="56" rx="16" fill={ground} />
      {shape}
      <path d="M7 49.5c9-5 15 2.5 23-1.5s12-5 19-2.5" fill="none" stroke={glyph} strokeWidth="2" opacity="0.4" />
    </Root>
  );
}
