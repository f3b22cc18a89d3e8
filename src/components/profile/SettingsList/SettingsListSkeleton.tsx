import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { ownerState, part } from '../../../theme/part.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcSettingsListSkeleton: 'root';
  }
  interface ComponentsPropsList {
    CcSettingsListSkeleton: SettingsListSkeletonProps;
  }
}

const Root = part(Skeleton, 'CcSettingsListSkeleton', 'Root', { height: 92 });

export type SettingsListSkeletonProps = SkeletonProps;

/**
 * A SettingsList that is still loading, as high as one row.
 *
 * @when On the account's page while such a list loads.
 * @whenNot Anything that is not a SettingsList: MUI's Skeleton in that shape.
 * @screenReader It is skipped.
 * @status stable
 */
export function SettingsListSkeleton(inProps: SettingsListSkeletonProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcSettingsListSkeleton' });
  return <Root aria-hidden {...ownerState(props)} {...props} />;
}
