import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { StateBlock } from '../StateBlock/StateBlock.tsx';

export interface ErrorBlockProps {
  /** What failed, in a few words. */
  title: string;
  /** What the reader can know or do about it. */
  message: string;
  /** Tries again; without it there is nothing to try. */
  onRetry?: (() => void) | undefined;
  /** Another way on: a button or a link. */
  action?: ReactNode;
  /** h1 where the block is the whole page. */
  level?: 1 | 2;
}

/** The one shape of a failure in place of what could not be shown. For failures of an action use a toast. */
export function ErrorBlock({ title, message, onRetry, action, level = 2 }: ErrorBlockProps) {
  return (
    <StateBlock
      role="alert"
      title={title}
      level={level}
      actions={
        (onRetry ?? action) && (
          <>
            {onRetry && (
              <Button variant="line" onClick={onRetry}>
                <Icon name="retry" /> Try again
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      <p>{message}</p>
    </StateBlock>
  );
}
