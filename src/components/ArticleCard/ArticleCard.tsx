import { type FocusEventHandler, type MouseEventHandler, type PointerEventHandler, type ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { articleCardLook } from './articleCardLook.ts';
import { Highlight } from './Highlight.tsx';

const Root = styled('article')(articleCardLook);

/** The day of a change, the same wherever the page is drawn. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Where a reader can practise what an article speaks of. */
export interface PracticePlace {
  /** What is there, beginning with a verb. */
  readonly label: string;
  readonly href: string;
}

export interface ArticleCardProps {
  /** The article's name in addresses, which is the card's id as well. */
  slug: string;
  title: string;
  description: string;
  /** The exam whose emblem it carries, by slug; another name for an article that speaks of several, or of none. */
  exam: string;
  /** Where the certifications are that it speaks of. */
  places: readonly PracticePlace[];
  /** How long reading takes. */
  minutes: number;
  /** The day of the last change, as 2026-11-21. */
  updated: string;
  /** What is searched for; it is marked in title and description. */
  query?: string;
  /** Words around what was found in the text, where title and description have nothing of it. */
  passage?: string | undefined;
  /** `by-address`: as the address says, in a page that was drawn before anybody asked for it. */
  isOpen: boolean | 'by-address';
  /** Opens it or closes it. */
  onToggle: MouseEventHandler<HTMLButtonElement>;
  /** The reader is about to open it, or to do something in its text: what takes long can be made ready. */
  onApproach?: () => void;
  /** The text, most often in Prose with headings from level 3. It is on the page also while the card is closed. */
  children: ReactNode;
}

/** An article in a list: what it is about, and the whole of it on demand. */
export function ArticleCard({
  slug,
  title,
  description,
  exam,
  places,
  minutes,
  updated,
  query = '',
  passage,
  isOpen,
  onToggle,
  onApproach,
  children,
}: ArticleCardProps) {
  const titleId = `${slug}-title`;
  const bodyId = `${slug}-body`;
  const approach: { onPointerEnter?: PointerEventHandler; onFocus?: FocusEventHandler } = onApproach
    ? { onPointerEnter: onApproach, onFocus: onApproach }
    : {};
  return (
    <Root id={slug} aria-labelledby={titleId} data-open={isOpen}>
      <ExamEmblem exam={exam} size={48} />
      <header>
        <h2 id={titleId} tabIndex={-1}>
          <Highlight text={title} query={query} />
        </h2>
        <p>
          <Highlight text={description} query={query} />
        </p>
        {passage !== undefined && isOpen !== true && (
          <p className="passage">
            <span>In the text: </span>
            <Highlight text={passage} query={query} />
          </p>
        )}
        <p className="facts">
          {minutes} min read <span aria-hidden>·</span> Updated{' '}
          <time dateTime={updated}>{day.format(new Date(updated))}</time>
        </p>
      </header>
      <div className="toggle" data-script-only>
        <Button
          variant="line"
          size="small"
          aria-expanded={isOpen === true}
          aria-controls={bodyId}
          onClick={onToggle}
          {...approach}
        >
          <span>
            <span data-when="closed">Show more</span>
            <span data-when="open">Show less</span>
            <VisuallyHidden> of {title}</VisuallyHidden>
          </span>
          <Icon name="chevronDown" size={16} />
        </Button>
      </div>
      <div className="text" id={bodyId} hidden={isOpen !== true} data-article-body {...approach}>
        {children}
      </div>
      {places.length > 0 && (
        <footer>
          {places.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label} <Icon name="arrowRight" size={16} />
            </Link>
          ))}
        </footer>
      )}
    </Root>
  );
}
