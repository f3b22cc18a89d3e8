import type { ComponentProps } from 'react';
import { Dot, Lead, NextStep, Station, StationTitle, Stations, Status, Text, Title, Trail } from './parts.ts';

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

export interface RoadmapListProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** What is open first, then what is planned; up to six. Each: `title`, `text`, `status`, and at most one `link`. */
  items: readonly RoadmapItem[];
}

const words: Record<RoadmapStatus, string> = { open: 'Open now', planned: 'Planned' };

/**
 * What is there today and what is still planned, as the stations of a trail: it climbs from left to right, and goes
 * down the page in a narrow window. It stands on a night section.
 *
 * @when What is there and what comes next.
 * @whenNot How to begin: StepList.
 * @screenReader A list; each station says "Open now" or "Planned" before its title, a heading of level 3. The trail
 *   is skipped.
 */
export function RoadmapList({ titleId, title, lead, items, ...rest }: RoadmapListProps) {
  return (
    <div {...rest}>
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
    </div>
  );
}
