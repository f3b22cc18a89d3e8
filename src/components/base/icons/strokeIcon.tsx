import { createSvgIcon } from '@mui/material/utils';

/** An icon of one stroke, drawn on a square of 20 units and scaled to the 24 of MUI's icons. */
export const strokeIcon = (name: string, path: string, strokeWidth = 2.2) =>
  createSvgIcon(
    <path
      d={path}
      transform="scale(1.2)"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
    name,
  );
