import { createSvgIcon } from '@mui/material/utils';

/** An icon of one stroke, filled where `fill` says so, drawn on a square of 20 units and scaled to the 24 of MUI's icons. */
export const strokeIcon = (name: string, path: string, strokeWidth = 2.2, fill: 'none' | 'currentColor' = 'none') =>
  createSvgIcon(
    <path
      d={path}
      transform="scale(1.2)"
      fill={fill}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
    name,
  );
