import Stack from '@mui/material/Stack';
import { memo, Suspense, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { articles } from '../../../content/articles/index.ts';
import { normalizedQuery } from '../../../domain/articles/findMatches.ts';
import { markMatches } from '../../../domain/articles/markMatches.ts';
import { createSearch, type Found } from '../../../domain/articles/search.ts';
import { paths } from '../../../domain/paths.ts';
import { ArticleCard } from '../../components/articles/ArticleCard/ArticleCard.tsx';
import { Prose } from '../../components/articles/Prose/Prose.tsx';
import { SearchField } from '../../components/base/SearchField/SearchField.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useArticleAddress } from './useArticleAddress.ts';

/** From here on there is room for heading and search beside the list. */
const wide = '@media (min-width: 1120px)';

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  [wide]: { gridTemplateColumns: '296px minmax(0, 1fr)', gap: 7 },
};

const beside = { [wide]: { position: 'sticky', top: 32, alignSelf: 'start' } };

// The page itself keeps a pressed card in its place.
const rows = { overflowAnchor: 'none' };

const find = createSearch(articles);

/** Articles about the platform and the way to each certification, with a search; at most one is open (docs/product.md 2.7). */
export default function ArticlesScreen() {
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useArticleAddress(list);
  const takeEarlySearch = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== query) setQuery(typed);
  });
  // Someone may have typed before the page was hydrated.
  useLayoutEffect(() => takeEarlySearch(), []);

  // Typing never waits for the list, whose texts are long.
  const shown = useDeferredValue(query);
  const { key, search, hash } = useLocation();
  const isAsked = key === 'default' && new URLSearchParams(search).get('q') === shown;
  useEffect(() => {
    // A shared search hides cards above the article that the browser has scrolled to.
    if (isAsked) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [isAsked, hash]);
  const found = useMemo(() => new Map(find(shown).map((one) => [one.article.slug, one])), [shown]);

  function clear(): void {
    setQuery('');
    input.current?.focus();
  }
  return (
    <PageSection>
      <PageTitle>Articles</PageTitle>
      <Stack sx={page}>
        <Stack spacing={4.5} sx={beside}>
          <PageHeading title="Articles">What each exam covers and how to prepare.</PageHeading>
          <SearchField
            inputRef={input}
            label="Search the articles"
            value={query}
            onChange={setQuery}
            found={
              normalizedQuery(shown) === ''
                ? `${articles.length} articles`
                : `Found in ${found.size} of ${articles.length} articles`
            }
          />
        </Stack>
        <Stack spacing={3}>
          {found.size === 0 && (
            <StateBlock
              title="No articles found."
              actions={[{ label: 'Show all articles', onClick: clear, variant: 'outlined' }]}
            >
              Nothing matches “{normalizedQuery(shown)}”. Try a shorter word, or part of one.
            </StateBlock>
          )}
          <Stack component="ul" spacing={{ xs: 2, sm: 3 }} ref={list} role="list" aria-label="Articles" sx={rows}>
            {articles.map((article) => (
              // What the search does not find stays on the page, hidden.
              <li key={article.slug} hidden={!found.has(article.slug)}>
                <ArticleItem
                  article={article}
                  passage={found.get(article.slug)?.passage}
                  query={found.has(article.slug) ? shown : ''}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </PageSection>
  );
}

interface ArticleItemProps extends Pick<Found, 'article' | 'passage'> {
  /** What is searched for. */
  query: string;
}

/** One article of the page, with its text. */
const ArticleItem = memo(function ArticleItem({ article, passage, query }: ArticleItemProps) {
  const { slug, title, description, body, exams } = article;
  const nodes = useMemo(() => markMatches(body, query), [body, query]);
  return (
    // Texts are long: each card is hydrated by itself, when nothing else is to be done.
    <Suspense>
      <ArticleCard
        {...{ slug, title, description }}
        // Of many exams, none is what it is about.
        exam={(exams.length <= 2 && exams[0]) || slug}
        href={paths.article.href(slug)}
        query={query}
        passage={passage}
      >
        <Prose nodes={nodes} level={3} />
      </ArticleCard>
    </Suspense>
  );
});
