import { color, font, media, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Link } from '../Link/Link.tsx';
import { climb } from './climb.ts';

const Root = styled('div')({
  '& > p': { ...type.lead, color: color.onNightSoft, marginTop: space(1.5), maxWidth: '52ch' },
  '& > ol': { listStyle: 'none', margin: `${space(5)} 0 0`, padding: 0 },
  '& li': { position: 'relative', paddingLeft: space(5) },
  '& li + li': { marginTop: space(4) },
  '& h3': { margin: '4px 0 6px' },
  '& li > p': { color: color.onNightSoft, fontSize: '16px', lineHeight: 1.5, maxWidth: '60ch' },
  '& li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.actionOnNight },
  '& :focus-visible': { outlineColor: color.actionOnNight },
  '& li > span': { font: `650 15px/22px ${font.text}`, color: color.actionOnNight },
  '& [data-status="planned"] > span': { color: color.onNightSoft },
  // The station, and the trail to the next one.
  '& i': { position: 'absolute', zIndex: 1, top: 2, left: 0, width: 18, height: 18, borderRadius: '50%' },
  '& i, & i + svg': { border: `2.5px solid ${color.actionOnNight}`, background: color.actionOnNight },
  '& [data-status="planned"] > i': { background: color.night },
  '& i + svg': {
    position: 'absolute',
    top: 20,
    left: 8,
    width: 0,
    height: `calc(100% + ${space(4)} - 18px)`,
    borderWidth: '0 0 0 2.5px',
    background: 'none',
    fill: 'none',
    overflow: 'visible',
  },
  '& i + svg[data-way="planned"]': { borderStyle: 'dashed', strokeDasharray: '5 6' },
  [media.fromNavbar]: {
    // The trail climbs past the words, through the room beside them.
    '& > h2, & > p': { maxWidth: '36%' },
    '& > ol': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    '& li': { padding: `${space(4)} ${space(3)} 0 0` },
    '& li + li': { marginTop: 0 },
    '& i': { top: 0 },
    '& i + svg': { width: '100%', border: 0, stroke: color.actionOnNight, strokeWidth: 2.5 },
    ...climb,
  },
});

/** Whether something can be had today. */
type RoadmapStatus = 'open' | 'planned';

/** One station of the roadmap. */
export interface RoadmapItem {
  title: string;
  text: string;
  status: RoadmapStatus;
  /** Where to go for it, or what to do until it comes. */
  link?: { label: string; href: string };
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
 * What can be had today and what is still being built, as the stations of a trail: it climbs from left to right, and goes
 * down the page in a narrow window. It stands on night.
 */
export function RoadmapList({ id, title, lead, items }: RoadmapListProps) {
  return (
    <Root>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      <ol role="list">
        {items.map(({ title: station, text, status, link }, position) => {
          const next = items[position + 1];
          return (
            <li key={station} data-status={status}>
              <i />
              {next && (
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" data-way={next.status} aria-hidden>
                  <path d="M0 100C40 100 60 0 100 0" vectorEffect="non-scaling-stroke" />
                </svg>
              )}
              <span>{words[status]}</span>
              <h3>{station}</h3>
              <p>{text}</p>
              {link && <Link href={link.href}>{link.label}</Link>}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
