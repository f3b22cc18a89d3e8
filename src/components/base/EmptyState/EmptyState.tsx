import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { ownerState, part } from '../../../theme/part.ts';
import { StateBlock, type StateBlockProps } from '../StateBlock/StateBlock.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcEmptyState: 'root';
  }
  interface ComponentsPropsList {
    CcEmptyState: EmptyStateProps;
  }
}

const Root = part(StateBlock, 'CcEmptyState', 'Root')({});

export type EmptyStateProps = Omit<StateBlockProps, 'role' | 'loading'>;

/** Where there is nothing to show and nothing has failed: says so and offers the next step. */
export function EmptyState(inProps: EmptyStateProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcEmptyState' });
  return <Root {...ownerState(props)} {...props} />;
}
