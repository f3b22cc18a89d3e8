import { createElement, type ComponentType, type ElementType, type FC, type JSX } from 'react';
import { css, type CSSObject, cx } from './emotion.ts';

type Extras = { as?: ElementType };

/**
 * Gives an element or a component its look. The styles are fixed: they become a class once, when the module loads, and
 * drawing costs what a plain element does, as a pick in the quiz has no time for more. What varies goes into `data-`
 * attributes that the styles read.
 */
export function styled<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
): (styles: CSSObject) => FC<Extras & JSX.IntrinsicElements[Tag]>;
export function styled<Props extends { className?: string | undefined }>(
  component: ComponentType<Props>,
): (styles: CSSObject) => FC<Props>;
export function styled(tag: ElementType) {
  return (styles: CSSObject) => {
    const own = css(styles);
    return function Styled({ as = tag, className, ...props }: Extras & { className?: string }) {
      return createElement(as, { ...props, className: className ? cx(own, className) : own });
    };
  };
}
