import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import type { ElementType } from 'react';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcVisuallyHidden: 'root';
  }
  interface ComponentsPropsList {
    CcVisuallyHidden: VisuallyHiddenProps;
  }
}

const Root = part('span', 'CcVisuallyHidden', 'Root', ({ theme }) => theme.mixins.visuallyHidden);

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** The element, such as a heading. @default 'span' */
  component?: ElementType;
}

/**
 * Words for screen readers only, where sighted readers see the same by place, colour or shape.
 *
 * @when Words that sighted readers get from place, colour or shape, such as which row a Remove button belongs to.
 * @whenNot Words that would help everyone: show them.
 * @whenNot A name for an icon button: `aria-label`.
 * @dont Instructions that only screen readers get: they are needed by all or by no one.
 * @screenReader It is read like any other text.
 * @status stable
 */
export function VisuallyHidden(inProps: VisuallyHiddenProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcVisuallyHidden' });
  const { component = 'span', ...rest } = props;
  return <Root as={component} {...ownerState(props)} {...rest} />;
}
