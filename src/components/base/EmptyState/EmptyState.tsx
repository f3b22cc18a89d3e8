import { StateBlock, type StateBlockProps } from '../StateBlock/StateBlock.tsx';

export interface EmptyStateProps extends Omit<StateBlockProps, 'role' | 'loading'> {}

/**
 * Says that there is nothing to show, without a failure, and offers the next step.
 *
 * @when A list that has no entries yet, or a search without results.
 * @whenNot Something could not be loaded: ErrorBlock.
 * @do Say what will be here, and offer the step that puts something into it.
 * @dont An empty page, or "No data": both look like a failure.
 * @screenReader Its title is a heading. It announces nothing by itself, as nothing has changed.
 */
export function EmptyState(props: EmptyStateProps) {
  return <StateBlock {...props} />;
}
