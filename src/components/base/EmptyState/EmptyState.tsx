import { StateBlock, type StateBlockProps } from '../StateBlock/StateBlock.tsx';

export type EmptyStateProps = Omit<StateBlockProps, 'role' | 'isPending'>;

/** Where there is nothing to show and nothing has failed: says so and offers the next step. */
export const EmptyState = (props: EmptyStateProps) => <StateBlock {...props} />;
