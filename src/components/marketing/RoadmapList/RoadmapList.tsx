import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { climbOfList, climbOfStation, climbOfTrail } from './climb.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcRoadmapList:
      | 'root'
      | 'title'
      | 'lead'
      | 'stations'
      | 'station'
      | 'dot'
      | 'trail'
      | 'status'
      | 'stationTitle'
      | 'text'
      | 'nextStep';
  }
  interface ComponentsPropsList {
    CcRoadmapList: RoadmapListProps;
  }
}

const Root = part('div', 'CcRoadmapList', 'Root')({});

// From 960 pixels on the trail climbs past the words, through the space beside them.
const Title = part(
  Typography,
  'CcRoadmapList',
  'Title',
)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { maxWidth: '36%' },
}));

const Lead = part(
  Typography,
  'CcRoadmapList',
  'Lead',
)(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { maxWidth: '36%' },
}));

const Stations = part(
  'ol',
  'CcRoadmapList',
  'Stations',
)(({ theme }) => ({
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

const Station = part(
  'li',
  'CcRoadmapList',
  'Station',
)(({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 3, 0, 0), ...climbOfStation },
}));

const Dot = part(
  'span',
  'CcRoadmapList',
  'Dot',
)(({ theme }) => ({
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
const Trail = part(
  'svg',
  'CcRoadmapList',
  'Trail',
)(({ theme }) => ({
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

const Status = part(
  'span',
  'CcRoadmapList',
  'Status',
)(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.accent,
  '&[data-status="planned"]': { color: theme.vars.palette.text.secondary },
}));

const StationTitle = part(Typography, 'CcRoadmapList', 'StationTitle')({ margin: '4px 0 6px' });

const Text = part(
  Typography,
  'CcRoadmapList',
  'Text',
)(({ theme }) => ({
  maxWidth: '60ch',
  color: theme.vars.palette.text.secondary,
}));

const NextStep = part(
  Link,
  'CcRoadmapList',
  'NextStep',
)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.accent,
}));

/** Whether something is there today. */
type RoadmapStatus = 'open' | 'planned';

/** One station of the roadmap. */
export interface RoadmapItem {
  readonly title: string;
  /** What it is, in a sentence. */
  readonly text: string;
  readonly status: RoadmapStatus;
  /** Where to go for it, or what to do until it comes. */
  readonly link?: { readonly label: string; readonly href: string };
}

export interface RoadmapListProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What it is about, as its heading. */
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
export function RoadmapList(inProps: RoadmapListProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcRoadmapList' });
  const { titleId, title, lead, items, ...rest } = props;
  return (
    <Root {...ownerState(props)} {...rest}>
      <Title variant="h2" id={titleId}>
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
