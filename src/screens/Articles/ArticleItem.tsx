import type { Found } from '../../articles/search.ts';
import type { Article } from '../../articles/types.ts';
import { ArticleCard, type ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import type { ArticleTexts } from './articleTexts.ts';
import { ArticleText } from './ArticleText.tsx';
import { usePracticePlaces } from './usePracticePlaces.ts';

export interface ArticleItemProps {
  article: Article;
  texts: ArticleTexts;
  /** What the search says of it; undefined where it does not find it. */
  found: Found | undefined;
  /** What is searched for. */
  query: string;
  isOpen: ArticleCardProps['isOpen'];
  /** Opens it or closes it; `anchor` is what should stay where it is in the window. */
  onToggle: (slug: string, anchor: Element) => void;
}

/** One article of the page, with its text. */
export function ArticleItem({ article, texts, found, query, isOpen, onToggle }: ArticleItemProps) {
  const places = usePracticePlaces(article);
  const { slug, exams, ...facts } = article;
  return (
    <ArticleCard
      {...facts}
      slug={slug}
      // Of many exams, none is what it is about.
      exam={exams.length > 2 ? '' : (exams[0] ?? '')}
      places={places}
      query={query}
      passage={found?.passage}
      isOpen={isOpen}
      // An open card's button may stick to the edge of the window, so it tells nothing of where the card is.
      onToggle={({ currentTarget: button }) =>
        onToggle(slug, isOpen === true ? button : (button.closest('article') ?? button))
      }
      onApproach={texts.load}
    >
      <ArticleText texts={texts} slug={slug} query={isOpen === true && texts.read().bodies ? query : ''} />
    </ArticleCard>
  );
}
