import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../frame/Contours/Contours.tsx';

const Root = styled(Card, { name: 'CcPointsPanel', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  height: '100%',
  padding: theme.spacing(6, 5),
  borderColor: theme.vars.palette.contour.night,
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3) },
})) as typeof Card; // styled forgets that a Card can be an aside

const Title = styled(Typography, { name: 'CcPointsPanel', slot: 'Title' })({
  position: 'relative',
  fontSize: 'clamp(24px, 2.6vw, 32px)',
});

const Points = styled(List, { name: 'CcPointsPanel', slot: 'Points' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
})) as typeof List; // styled forgets the attributes of its element

const Point = styled(ListItem, { name: 'CcPointsPanel', slot: 'Point' })(({ theme }) => ({
  alignItems: 'start',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.night.soft,
}));

const PointIcon = styled(CheckIcon, { name: 'CcPointsPanel', slot: 'PointIcon' })(({ theme }) => ({
  marginTop: 3,
  color: theme.vars.palette.secondary.main,
}));

export interface PointsPanelProps {
  /** What the points are about; it names the panel. */
  title: string;
  /** Whole sentences. */
  points: readonly string[];
}

/** Beside a short form: what it is good for, in a few points. */
export function PointsPanel({ title, points }: PointsPanelProps) {
  return (
    <Root component="aside" aria-label={title}>
      <Contours />
      <Title variant="h2">{title}</Title>
      <Points role="list" disablePadding>
        {points.map((point) => (
          <Point key={point} disableGutters disablePadding>
            <PointIcon fontSize="medium" />
            {point}
          </Point>
        ))}
      </Points>
    </Root>
  );
}
