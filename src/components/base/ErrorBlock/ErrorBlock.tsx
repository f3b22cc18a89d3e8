import type { Action } from '../Actions/Actions.tsx';
import { RetryIcon } from '../icons/icons.tsx';
import { StateBlock, type StateBlockProps } from '../StateBlock/StateBlock.tsx';

export interface ErrorBlockProps extends Omit<StateBlockProps, 'children' | 'role' | 'loading'> {
  /** What the reader can know or do about it. */
  message: string;
  /** Whether a toast says it, too: it is not announced twice. @default false */
  quiet?: boolean;
  /** Tries again. Without it, there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Replaces content that failed to load. For a failed action, use a toast.
 *
 * @when Content that failed to load.
 * @whenNot A form was refused: FormError.
 * @keyboard Tab: reaches Try again before other `actions`. Enter, Space: on Try again, calls `onRetry`.
 * @screenReader Title and message are an alert, announced at once, except with `quiet`, where a toast announces them.
 */
export function ErrorBlock({ message, quiet = false, onRetry, actions = [], ...rest }: ErrorBlockProps) {
  const retry: Action[] = onRetry
    ? [{ label: 'Try again', onClick: onRetry, variant: 'outlined', startIcon: <RetryIcon /> }]
    : [];
  return (
    <StateBlock {...(!quiet && { role: 'alert' })} actions={[...retry, ...actions]} {...rest}>
      {message}
    </StateBlock>
  );
}
