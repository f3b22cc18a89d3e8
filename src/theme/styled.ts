import { css, type CSSObject, type Theme } from '@emotion/react';
import emotionStyled, { type StyledComponent } from '@emotion/styled';
import type { ComponentType, ElementType, JSX } from 'react';

type Extras = { theme?: Theme; as?: ElementType };

/**
 * Gives an element or a component its look. As Emotion's `styled`, but the styles are fixed: they are worked out once,
 * when the module loads, and not at every draw, which a pick in the quiz has no time for. What varies goes into `data-`
 * attributes that the styles read.
 */
export function styled<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
): (styles: CSSObject) => StyledComponent<Extras, JSX.IntrinsicElements[Tag]>;
export function styled<Props extends object>(
  component: ComponentType<Props>,
): (styles: CSSObject) => StyledComponent<Props & { theme?: Theme }>;
export function styled(tag: ElementType) {
  return (styles: CSSObject) => emotionStyled(tag as 'div')(css(styles)); // any tag or component does; the overloads say which
}
