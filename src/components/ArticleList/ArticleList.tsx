import type { ReactNode } from 'react';
import { media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: 0,
  listStyle: 'none',
  // The page itself sees to it that an opened card stays where it is.
  overflowAnchor: 'none',
  [media.narrow]: { gap: space(2) },
});

/** One place in the list. */
interface ListedArticle {
  readonly slug: string;
  /** An ArticleCard. */
  readonly card: ReactNode;
  /** It is not among what is searched for; its card stays on the page out of sight. */
  readonly isHidden: boolean;
}

export interface ArticleListProps {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly ListedArticle[];
}

/** The cards of articles below each other. A search hides some of them. */
export function ArticleList({ label, items }: ArticleListProps) {
  return (
    <Root role="list" aria-label={label}>
      {items.map(({ slug, card, isHidden }) => (
        <li key={slug} hidden={isHidden}>
          {card}
        </li>
      ))}
    </Root>
  );
}
