import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { readAddress, type AskedFor } from './readAddress.ts';
import type { Article } from '../../articles/types.ts';
import { paths } from '../../app/paths.ts';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { readOwnMove, type OwnMove } from './ownMove.ts';
import type { Destination } from './useGoTo.ts';

/** How long nobody has to type before the address follows, in milliseconds: browsers refuse to change it often. */
const PAUSE = 300;

/** What the page of the articles shows, and how to change it. */
export interface ArticleAddress {
  /** What is searched for, as it was typed. */
  readonly query: string;
  /** The article that is open; '' for none. */
  readonly slug: string;
  /** How the page came: drawn for everybody with every text in it, and so it still is until it is `adopted`. */
  readonly drawn: 'untouched' | 'adopted' | undefined;
  /** The article that a link or a new page led to. */
  readonly destination: Destination | undefined;
  readonly search: (query: string) => void;
  /** Opens an article in place of the one before, or closes it. */
  readonly toggle: (slug: string) => void;
}

/**
 * Keeps the search and the open article in the address (`paths.articles`), so that it can be shared. The page is ahead:
 * it shows at once what somebody does, and the address follows. A link, the back button or a new page lead the other way.
 *
 * Typing changes the entry of the history. Opening puts one entry on top and closing takes it off again, so that one
 * step back closes the article and the next one leaves the page.
 */
export function useArticleAddress(articles: readonly Article[]): ArticleAddress {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [isDrawn] = useState(!isHydrated);
  // Empty at first whatever the address says: so the page was drawn for everybody, and so React has to find it.
  const [seen, setSeen] = useState<Location>();
  const [query, setQuery] = useState('');
  // What was typed before the page was adopted.
  const [early, setEarly] = useState('');
  const [slug, setSlug] = useState('');
  const [destination, setDestination] = useState<Destination>();

  function adopt({ query: asked, slug: open }: AskedFor): void {
    setQuery(seen === undefined && early !== '' ? early : asked);
    if (open === undefined) return;
    setSlug(open);
    // Going back leaves the view to the browser, which knows where it was; the first entry has the key of all firsts.
    const isArrival = kind !== 'POP' || location.key === 'default';
    if (!isArrival || open === '') return;
    // A new object each time, so that the page goes there.
    setDestination({ slug: open, isReached: isDrawn && seen === undefined && asked === '' });
  }
  if (isHydrated && seen !== location) {
    setSeen(location);
    if (kind === 'POP' || !readOwnMove(location.state)) adopt(readAddress(location, articles));
  }

  const over = readOwnMove(location.state)?.over;
  function write(open: string, below: string | undefined, isNewEntry = false): void {
    const state: OwnMove = { isOwn: true, over: below };
    void navigate(paths.articles.href({ q: query, slug: open }), { replace: !isNewEntry, state });
  }

  const isWritten = !isHydrated || readAddress(location, articles).query === query;
  const writeQuery = useEffectEvent(() => write(slug, over));
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setTimeout(() => writeQuery(), PAUSE);
    return () => clearTimeout(timer);
  }, [query, isWritten]);

  function toggle(wanted: string): void {
    const next = wanted === slug ? '' : wanted;
    setSlug(next);
    if (slug === '') write(next, createPath(location), true);
    else if (next !== '') write(next, over);
    else if (over === paths.articles.href({ q: query })) void navigate(-1);
    else write('', undefined);
  }
  const drawn = isDrawn ? (isHydrated ? 'adopted' : 'untouched') : undefined;
  return { query, slug, drawn, destination, search: isHydrated ? setQuery : setEarly, toggle };
}
