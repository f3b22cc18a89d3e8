import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { climbOfList, climbOfStation, climbOfTrail } from './climb.ts';

const Root = styled('div', { name: 'CcRoadmapList', slot: 'Root' })(({ theme }) => ({
  '--cc-focus': theme.vars.palette.night.action,
}));

// From 960 pixels on the trail climbs past the words, through the space beside them.
const Title = styled(Typography, { name: 'CcRoadmapList', slot: 'Title' })(({ theme }) => ({
  [theme.breakpoints.up('md')]: { maxWidth: '36%' },
}));

const Lead = styled(Typography, { name: 'CcRoadmapList', slot: 'Lead' })(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  maxWidth: '52ch',
  color: theme.vars.palette.night.soft,
  [theme.breakpoints.up('md')]: { maxWidth: '36%' },
}));

const Stations = styled('ol', { name: 'CcRoadmapList', slot: 'Stations' })(({ theme }) => ({
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

const Station = styled('li', { name: 'CcRoadmapList', slot: 'Station' })(({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 3, 0, 0), ...climbOfStation },
}));

const Dot = styled('span', { name: 'CcRoadmapList', slot: 'Dot' })(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 2,
  left: 0,
  width: 18,
  height: 18,
  border: `2.5px solid ${theme.vars.palette.night.action}`,
  borderRadius: '50%',
  background: theme.vars.palette.night.action,
  '&[data-status="planned"]': { background: theme.vars.palette.night.main },
  [theme.breakpoints.up('md')]: { top: 0 },
}));

/** The way to the next station: a line down the page, and a curve from 960 pixels on. */
const Trail = styled('svg', { name: 'CcRoadmapList', slot: 'Trail' })(({ theme }) => ({
  position: 'absolute',
  top: 20,
  left: 8,
  width: 0,
  height: `calc(100% + ${theme.spacing(4)} - 18px)`,
  borderLeft: `2.5px solid ${theme.vars.palette.night.action}`,
  fill: 'none',
  overflow: 'visible',
  '&[data-status="planned"]': { borderLeftStyle: 'dashed', strokeDasharray: '5 6' },
  [theme.breakpoints.up('md')]: {
    width: '100%',
    border: 0,
    stroke: theme.vars.palette.night.action,
    strokeWidth: 2.5,
    ...climbOfTrail,
  },
}));

const Status = styled('span', { name: 'CcRoadmapList', slot: 'Status' })(({ theme }) => ({
  fontSize: 15,
  fontWeight: 650,
  lineHeight: '22px',
  color: theme.vars.palette.night.action,
  '&[data-status="planned"]': { color: theme.vars.palette.night.soft },
}));

const StationTitle = styled(Typography, { name: 'CcRoadmapList', slot: 'StationTitle' })({ margin: '4px 0 6px' });

const Text = styled(Typography, { name: 'CcRoadmapList', slot: 'Text' })(({ theme }) => ({
  maxWidth: '60ch',
  color: theme.vars.palette.night.soft,
}));

const NextStep = styled(Link, { name: 'CcRoadmapList', slot: 'NextStep' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.night.action,
}));

/** Whether something is there today. */
type RoadmapStatus = 'open' | 'planned';

/** One station of the roadmap. */
export interface RoadmapItem {
  readonly title: string;
  readonly text: string;
  readonly status: RoadmapStatus;
  /** Where to go for it, or what to do until it comes. */
  readonly link?: { readonly label: string; readonly href: string };
}

export interface RoadmapListProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** What is open first, then what is planned; up to six. */
  items: readonly RoadmapItem[];
}

const words: Record<RoadmapStatus, string> = { open: 'Open now', planned: 'Planned' };

/**
 * What is there today and what is still planned, as the stations of a trail: it climbs from left to right, and goes down
 * the page in a narrow window. It stands on a night section.
 */
export function RoadmapList({ id, title, lead, items }: RoadmapListProps) {
  return (
    <Root>
      <Title variant="h2" id={id}>
        {title}
      </Title>
      <Lead variant="lead">{lead}</Lead>
      <Stations role="list" data-stations={items.length}>
        {items.map(({ title: station, text, status, link }, position) => {
          const next = items[position + 1];
          const fromEnd = items.length - 1 - position;
          return (
            <Station key={station} data-from-end={fromEnd}>
              <Dot data-status={status} />
              {next && (
                <Trail
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  data-status={next.status}
                  data-from-end={fromEnd}
                  aria-hidden
                >
                  <path d="M0 100C40 100 60 0 100 0" vectorEffect="non-scaling-stroke" />
                </Trail>
              )}
              <Status data-status={status}>{words[status]}</Status>
              <StationTitle variant="h3">{station}</StationTitle>
              <Text variant="body2">{text}</Text>
              {link && (
                <NextStep variant="inherit" href={link.href}>
                  {link.label}
                </NextStep>
              )}
            </Station>
          );
        })}
      </Stations>
    </Root>
  );
}
