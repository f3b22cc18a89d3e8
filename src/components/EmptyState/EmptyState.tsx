import type { ReactNode } from 'react';
import { StateBlock } from '../StateBlock/StateBlock.tsx';

export interface EmptyStateProps {
  /** What is not there, in a few words. */
  title: string;
  /** Why, and what to do instead. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** h1 where the block is the whole page. */
  level?: 1 | 2;
}

/** Where there is nothing to show and nothing has failed: says so and offers the next step. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <StateBlock title={title} level={level} actions={action}>
      {children !== undefined && <p>{children}</p>}
    </StateBlock>
  );
}
