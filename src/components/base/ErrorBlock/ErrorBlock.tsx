import type { Action } from '../Actions/Actions.tsx';
import { RetryIcon } from '../icons/icons.tsx';
import { StateBlock, type StateBlockProps } from '../StateBlock/StateBlock.tsx';

export interface ErrorBlockProps extends Pick<StateBlockProps, 'title' | 'level' | 'actions'> {
  /** What the reader can know or do about it. */
  message: string;
  /** Tries again; without it there is nothing to try. */
  onRetry?: (() => void) | undefined;
}

/** The one shape of a failure in place of what could not be shown. For failures of an action use a toast. */
export function ErrorBlock({ message, onRetry, actions = [], ...rest }: ErrorBlockProps) {
  const retry: Action[] = onRetry
    ? [{ label: 'Try again', onClick: onRetry, variant: 'outlined', startIcon: <RetryIcon /> }]
    : [];
  return (
    <StateBlock role="alert" actions={[...retry, ...actions]} {...rest}>
      {message}
    </StateBlock>
  );
}
