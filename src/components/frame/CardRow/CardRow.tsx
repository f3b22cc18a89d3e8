import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcCardRow: 'root';
  }
  interface ComponentsPropsList {
    CcCardRow: CardRowProps;
  }
}

const Root = part(
  'div',
  'CcCardRow',
  'Root',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));

/** Its children are three cards. */
export type CardRowProps = ElementProps<'div'>;

/** Three cards side by side, one below the other where the window is narrow. */
export function CardRow(inProps: CardRowProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcCardRow' });
  return <Root {...ownerState(props)} {...props} />;
}
