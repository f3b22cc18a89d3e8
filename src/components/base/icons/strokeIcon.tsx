import { createSvgIcon } from '@mui/material/utils';

interface StrokeIconOptions {
  /** @default 2.2 */
  strokeWidth?: number;
  /** What is inside the stroke. @default 'none' */
  fill?: 'none' | 'currentColor';
  /** It points along the line of reading: from right to left it is mirrored. @default false */
  isDirectional?: boolean;
}

/** An icon of one stroke on a square of 20 units, scaled to MUI's 24. It has a name in a built catalog, too. */
export function strokeIcon(
  name: string,
  path: string,
  { strokeWidth = 2.2, fill = 'none', isDirectional = false }: StrokeIconOptions = {},
) {
  const drawing = (
    <path
      d={path}
      transform="scale(1.2)"
      fill={fill}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
  const icon = createSvgIcon(isDirectional ? <g data-directional="">{drawing}</g> : drawing, name);
  return Object.assign(icon, { displayName: `${name}Icon` });
}
