import type { ElementType } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('span', 'CcVisuallyHidden', 'Root', ({ theme }) => theme.mixins.visuallyHidden);

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** The element, such as a heading. @default 'span' */
  component?: ElementType;
}

/**
 * Text for screen readers only, where sighted users get the same from place, color, or shape.
 *
 * @when A table's caption, a link's context, a live announcement.
 * @whenNot A name for an icon button: `aria-label`.
 * @dont Give instructions to screen readers alone: either everyone needs them or no one does.
 * @screenReader Read in order, like any other text; it takes no focus.
 */
export function VisuallyHidden({ component = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root as={component} {...rest} />;
}
