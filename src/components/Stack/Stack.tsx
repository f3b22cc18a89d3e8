import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { space } from '../../theme/style.ts';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export interface StackProps {
  children: ReactNode;
  /** Room between the children, in steps of 8 pixels. */
  gap: number;
}

/** Puts things below each other with even room between. Screens arrange their parts with it. */
export function Stack({ children, gap }: StackProps) {
  return <Root style={{ gap: space(gap) }}>{children}</Root>;
}
