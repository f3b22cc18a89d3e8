import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { climbOfList, climbOfStation, climbOfTrail } from './climb.ts';

// From 960 pixels on the trail climbs past the words, through the space beside them.
export const Title = part(Typography, 'CcRoadmapList', 'Title', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { maxWidth: '36%' },
}));

export const Lead = part(Typography, 'CcRoadmapList', 'Lead', ({ theme }) => ({
  marginTop: theme.spacing(1.5),
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { maxWidth: '36%' },
}));

export const Stations = part('ol', 'CcRoadmapList', 'Stations', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: theme.spacing(5, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    ...climbOfList,
  },
}));

export const Station = part('li', 'CcRoadmapList', 'Station', ({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 3, 0, 0), ...climbOfStation },
}));

export const Dot = part('span', 'CcRoadmapList', 'Dot', ({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 2,
  left: 0,
  width: 18,
  height: 18,
  border: `2.5px solid ${theme.vars.palette.accent}`,
  borderRadius: '50%',
  background: theme.vars.palette.accent,
  '&[data-status="planned"]': { background: theme.vars.palette.background.default },
  [theme.breakpoints.up('md')]: { top: 0 },
}));

/** The way to the next station: a line down the page, and a curve from 960 pixels on. */
export const Trail = part('svg', 'CcRoadmapList', 'Trail', ({ theme }) => ({
  position: 'absolute',
  top: 20,
  left: 8,
  width: 0,
  height: `calc(100% + ${theme.spacing(4)} - 18px)`,
  borderLeft: `2.5px solid ${theme.vars.palette.accent}`,
  fill: 'none',
  overflow: 'visible',
  '&[data-status="planned"]': { borderLeftStyle: 'dashed', strokeDasharray: '5 6' },
  [theme.breakpoints.up('md')]: {
    width: '100%',
    border: 0,
    stroke: theme.vars.palette.accent,
    strokeWidth: 2.5,
    ...climbOfTrail,
  },
}));

export const Status = part('span', 'CcRoadmapList', 'Status', ({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.accent,
  '&[data-status="planned"]': { color: theme.vars.palette.text.secondary },
}));

export const StationTitle = part(Typography, 'CcRoadmapList', 'StationTitle', { margin: '4px 0 6px' });

export const Text = part(Typography, 'CcRoadmapList', 'Text', ({ theme }) => ({
  maxWidth: '60ch',
  color: theme.vars.palette.text.secondary,
}));

export const NextStep = part(Link, 'CcRoadmapList', 'NextStep', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.accent,
}));
