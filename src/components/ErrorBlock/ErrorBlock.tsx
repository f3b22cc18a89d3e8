import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { StateBlock } from '../StateBlock/StateBlock.tsx';

export interface ErrorBlockProps {
  /** What failed, in a few words. */
  title: string;
  /** What the reader can know or do about it. */
  message: string;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
  /** h1 where the block is the whole page. */
  level?: 1 | 2;
}

/** The one shape of a failure in place of what could not be shown. For failures of an action use a toast. */
export function ErrorBlock({ title, message, onRetry, level = 2 }: ErrorBlockProps) {
  return (
    <StateBlock
      role="alert"
      title={title}
      level={level}
      actions={
        onRetry && (
          <Button variant="line" onClick={onRetry}>
            <Icon name="retry" /> Try again
          </Button>
        )
      }
    >
      <p>{message}</p>
    </StateBlock>
  );
}
