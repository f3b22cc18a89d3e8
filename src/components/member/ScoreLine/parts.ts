import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

export const Root = part(Card, 'CcScoreLine', 'Root', ({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(3.5),
  containerType: 'inline-size',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

export const Head = part('div', 'CcScoreLine', 'Head', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  marginBottom: theme.spacing(2),
}));

export const Name = part(Typography, 'CcScoreLine', 'Name', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** The plot, with its words in front of it, which keep their size whatever its width is. Time runs to the right. */
export const Chart = part('div', 'CcScoreLine', 'Chart', ({ theme }) => ({
  position: 'relative',
  flex: 1,
  direction: 'ltr',
  minHeight: 180,
  marginBottom: '1.75rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

export const Plot = part('svg', 'CcScoreLine', 'Plot', { position: 'absolute', width: '100%', height: '100%' });

export const Area = part('path', 'CcScoreLine', 'Area', ({ theme }) => ({ fill: theme.vars.palette.primary.soft }));

export const Line = part('path', 'CcScoreLine', 'Line', ({ theme }) => ({
  fill: 'none',
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
}));

export const Pass = part('path', 'CcScoreLine', 'Pass', ({ theme }) => ({
  stroke: theme.vars.palette.text.primary,
  strokeWidth: 2,
  strokeDasharray: '2 4',
  vectorEffect: 'non-scaling-stroke',
}));

export const PassLabel = part('span', 'CcScoreLine', 'PassLabel', ({ theme }) => ({
  ...theme.typography.label,
  position: 'absolute',
  left: 0,
  paddingInlineEnd: theme.spacing(0.5),
  // In front of the line.
  background: theme.vars.palette.background.paper,
  transform: 'translateY(calc(-100% - 2px))',
}));

export const Point = part('span', 'CcScoreLine', 'Point', ({ theme }) => ({
  position: 'absolute',
  width: 8,
  height: 8,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.primary.main,
  transform: 'translate(-50%, -50%)',
  // Forced colours take backgrounds away.
  '@media (forced-colors: active)': { background: 'CanvasText' },
  '&[data-last="true"]': { width: 12, height: 12 },
}));

export const Value = part('span', 'CcScoreLine', 'Value', ({ theme }) => ({
  ...theme.typography.label,
  position: 'absolute',
  transform: 'translate(-50%, 8px)',
  '&[data-above="true"]': { transform: 'translate(-50%, calc(-100% - 8px))' },
}));

export const Day = part('span', 'CcScoreLine', 'Day', ({ theme }) => ({
  ...theme.typography.label,
  position: 'absolute',
  top: '100%',
  marginTop: theme.spacing(0.75),
  transform: 'translateX(-50%)',
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
  whiteSpace: 'nowrap',
  // In rem, so that a larger text of the browser counts: then the first and the last day have room.
  '@container (max-width: 16rem)': { '&[data-end="false"]': { display: 'none' } },
}));

export const Points = part('ol', 'CcScoreLine', 'Points', { margin: 0, padding: 0, listStyle: 'none' });
