import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';

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
export function SettingsListSkeleton(props: SettingsListSkeletonProps) {
  return <Root aria-hidden {...props} />;
}
