import type { CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { splitAtMatches } from '../../../../domain/articles/markMatches.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { Mark } from '../Prose/proseParts.ts';
import * as parts from './parts.ts';

export interface ArticleCardProps extends Omit<CardProps, 'children' | 'title'> {
  /** The article's name in addresses: a link to `#slug` opens the card. */
  slug: string;
  /** What the article is called: the link to its page. */
  title: string;
  /** The article's page. */
  href: string;
  /** What it is about, in a sentence. */
  description: string;
  /** The exam whose emblem it shows, by slug; anything else for an article about several or none. */
  exam: string;
  /** The search text; it is highlighted in the title and the description. */
  query?: string;
  /** The words around a match in the text, where title and description have none. */
  passage?: string | undefined;
  /** The text, most often in Prose with headings from level 3. It is on the page also while the card is closed. */
  children: ReactNode;
}

/**
 * An article in a list: what it is about, and its whole text on demand, one card at a time.
 *
 * @when In the list of articles.
 * @whenNot A text alone: Prose.
 * @whenNot A short text that opens: Disclosure.
 * @do Put a Prose with `level` 3 inside: the card's title is a heading of level 2.
 * @dont Load the text only once it is opened: a link to `#slug` and the browser's own search need it before.
 * @keyboard Tab: reaches the title, then Show more. Enter, Space: on that one opens the text and closes another.
 * @screenReader An article with its title as the name. Show more says of which article, and whether it is expanded.
 */
export function ArticleCard({
  slug,
  title,
  href,
  description,
  exam,
  query = '',
  passage,
  children,
  ...rest
}: ArticleCardProps) {
  const titleId = `${slug}-title`;
  return (
    <parts.Root component="article" aria-labelledby={titleId} data-article {...rest}>
      <ExamEmblem exam={exam} size={40} sx={{ gridRow: { sm: 'span 2' } }} />
      <Typography variant="h4" component="h2" id={titleId}>
        <parts.Target href={href}>
          <Highlight text={title} query={query} />
        </parts.Target>
      </Typography>
      <parts.About>
        <Typography>
          <Highlight text={description} query={query} />
        </Typography>
        {passage !== undefined && (
          <parts.Passage variant="body2">
            <b>In the text: </b>
            <Highlight text={passage} query={query} />
          </parts.Passage>
        )}
      </parts.About>
      {/* React never sets `open`: that one may be there before hydration is nothing to warn about. */}
      <parts.Disclosure name="article" suppressHydrationWarning>
        <parts.Toggle component="summary" variant="outlined" size="small" endIcon={<parts.Chevron />}>
          <parts.Word data-when="closed">Show more</parts.Word>
          <parts.Word data-when="open">Show less</parts.Word>
          <VisuallyHidden> of {title}</VisuallyHidden>
        </parts.Toggle>
        <parts.Anchor id={slug} />
        <parts.Text>{children}</parts.Text>
      </parts.Disclosure>
    </parts.Root>
  );
}

/** A line of text with a mark around each match of a search; an empty search marks nothing. */
const Highlight = ({ text, query }: { text: string; query: string }) =>
  splitAtMatches(text, query).map((piece, position) =>
    piece.isMatch ? <Mark key={position}>{piece.text}</Mark> : piece.text,
  );
