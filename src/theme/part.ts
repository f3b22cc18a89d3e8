/** How components declare their parts: one helper instead of MUI's `styled` and what each use of it would repeat. */
import type { StyledComponent } from '@emotion/styled';
import { styled, type CSSObject, type SxProps, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ComponentProps, ElementType, JSX } from 'react';

/** An element's props and `sx`, for components whose root is a plain element. */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> & { sx?: SxProps<Theme> };

/**
 * What MUI's `styled` adds to the props of an element. Types of exported parts name it.
 *
 * @public
 */
export interface StyledProps {
  as?: ElementType;
  sx?: SxProps<Theme>;
  theme?: Theme;
}

/** What a styled part takes: all that the styled thing took, `component` of MUI's parts included. */
type Part<Base extends ElementType> = Base extends keyof JSX.IntrinsicElements
  ? StyledComponent<StyledProps, JSX.IntrinsicElements[Base] & object>
  : Base;

/** Styles of a part: fixed ones, or ones that depend on the theme. What varies is a `data-` attribute, or `variants`. */
type PartStyles = PartStyle | ((args: { theme: Theme }) => PartStyle);
type PartStyle = CSSObject & { variants?: readonly { props: object; style: CSSObject }[] };

/**
 * A styled part of a component, under the name by which a theme restyles it and a reader finds it in the browser:
 * `part('h2', 'CcExamCard', 'Title', ({ theme }) => ({ … }))`.
 *
 * Styles that depend on the theme are serialised once for each theme and not at every render, which is what keeps a pick
 * of an answer within a frame. MUI's `styled` forgets the types of `component` and of an element's own attributes; the
 * one cast for that stands here.
 */
export function part<Base extends ElementType>(
  base: Base,
  name: `Cc${string}`,
  slot: Capitalize<string>,
  styles: PartStyles,
): Part<Base> {
  const create = styled(base as 'div', { name, slot });
  const own = typeof styles === 'function' ? memoTheme(styles as Parameters<typeof memoTheme>[0]) : styles;
  return create(own as CSSObject) as unknown as Part<Base>;
}
