import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { wanted } from '../../articles/findMatches.ts';
import { createSearch } from '../../articles/search.ts';
import type { Article } from '../../articles/types.ts';
import { ArticleList } from '../../components/ArticleList/ArticleList.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../components/ErrorBlock/ErrorBlock.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { SearchLayout } from '../../components/SearchLayout/SearchLayout.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ArticleItem } from './ArticleItem.tsx';
import { loadPageAnew, waiting, type ArticleTexts } from './articleTexts.ts';
import { useArticleAddress } from './useArticleAddress.ts';
import { useGoTo } from './useGoTo.ts';
import { useSteadyView } from './useSteadyView.ts';
import { useTextsForMoves } from './useTextsForMoves.ts';

export interface ArticleBrowserProps {
  /** In the order of the page. */
  articles: readonly Article[];
  texts: ArticleTexts;
}

/** The articles with their search; at most one of them is open (specification, section 2). */
export function ArticleBrowser({ articles, texts }: ArticleBrowserProps) {
  const { query, slug: openSlug, drawn, destination, search, toggle } = useArticleAddress(articles);
  const { bodies, isLost } = useSyncExternalStore(texts.watch, texts.read, () => waiting);
  const find = useMemo(() => createSearch(articles, bodies), [articles, bodies]);
  const found = useMemo(() => new Map(find(query).map((one) => [one.article.slug, one])), [find, query]);
  const keepInView = useSteadyView();
  const input = useRef<HTMLInputElement>(null);
  // In a page that came drawn somebody may have typed before its code was there.
  const takeEarlySearch = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== query) search(typed);
  });
  useLayoutEffect(() => takeEarlySearch(), []);

  const isSearch = wanted(query) !== '';
  // A page that came drawn has the texts to read, but none to search.
  const isNeeded = isSearch || (openSlug !== '' && !drawn);
  useEffect(() => {
    if (isNeeded) texts.load();
  }, [isNeeded, texts]);

  useTextsForMoves(texts, drawn !== undefined);

  // Whether the search has gone through everything that it can get.
  const isComplete = bodies !== undefined || isLost;
  useGoTo(destination, destination !== undefined && found.has(destination.slug), isComplete);

  function clear(): void {
    search('');
    input.current?.focus();
  }
  const isEmpty = found.size === 0 && isComplete;
  return (
    <SearchLayout
      aside={
        <>
          <PageHeading title="Articles">What each certification asks, and how to prepare for it.</PageHeading>
          <SearchField
            ref={input}
            label="Search the articles"
            value={query}
            onChange={search}
            onFocus={texts.load}
            found={foundWords(found.size, articles.length, isSearch, isComplete)}
          />
        </>
      }
    >
      <Stack gap={3}>
        {isSearch && isLost && (
          <ErrorBlock
            title="The texts did not arrive"
            message="Check your connection. Until then only titles and descriptions can be searched."
            onRetry={loadPageAnew}
          />
        )}
        {isEmpty && (
          <EmptyState
            title="No articles found."
            action={
              <Button variant="line" onClick={clear}>
                Show all articles
              </Button>
            }
          >
            Nothing matches “{wanted(query)}”. Try a shorter word, or part of one.
          </EmptyState>
        )}
        <ArticleList
          label="Articles"
          items={articles.map((article) => ({
            slug: article.slug,
            isHidden: !found.has(article.slug),
            card: (
              <ArticleItem
                article={article}
                texts={texts}
                found={found.get(article.slug)}
                query={query}
                isOpen={drawn === 'untouched' ? 'by-address' : article.slug === openSlug}
                onToggle={(slug, anchor) => {
                  texts.load();
                  keepInView(anchor);
                  toggle(slug);
                }}
              />
            ),
          }))}
        />
      </Stack>
    </SearchLayout>
  );
}

/** How much of everything is found, in words. */
function foundWords(found: number, all: number, isSearch: boolean, isComplete: boolean): string {
  if (!isSearch) return `${all} articles`;
  return isComplete ? `Found in ${found} of ${all} articles` : 'Searching…';
}
