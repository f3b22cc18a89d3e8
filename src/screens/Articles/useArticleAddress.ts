import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';

/** How long the typing has to pause before the address follows, in milliseconds: browsers refuse to change it often. */
const PAUSE = 300;

/** The slug of the article that is open in a list; '' for none. */
const openSlug = (list: HTMLElement | null) => list?.querySelector('details[open] > [id]')?.id ?? '';

/**
 * Keeps the search and the open article in the address (`paths.articles`), so that it can be shared. Returns what is
 * searched for and its setter.
 *
 * The browser itself opens and closes articles; the address follows, in the same entry of the history. The way back to
 * that entry opens the article again.
 */
export function useArticleAddress(list: RefObject<HTMLElement | null>): [string, (query: string) => void] {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [seen, setSeen] = useState<Location>();
  const [query, setQuery] = useState('');

  const asked = new URLSearchParams(location.search).get('q') ?? '';
  if (isHydrated && seen !== location) {
    setSeen(location);
    // What was typed before hydration wins. Later only this page replaces its entry, and then it is ahead of the address.
    if (seen === undefined) setQuery(query || asked);
    else if (kind !== 'REPLACE') setQuery(asked);
  }

  const write = useEffectEvent((slug: string) => {
    void navigate(paths.articles.href({ q: query, slug }), { replace: true });
  });
  const isWritten = !isHydrated || query === asked;
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setTimeout(() => write(openSlug(list.current)), PAUSE);
    return () => clearTimeout(timer);
  }, [query, isWritten, list]);

  const held = useRef<{ element: Element; top: number }>(undefined);
  const followToggle = useEffectEvent(() => {
    const slug = openSlug(list.current);
    if (slug !== location.hash.slice(1)) write(slug);
    if (!held.current) return;
    // What was pressed stays where it is, though an article above it has closed.
    const { element, top } = held.current;
    held.current = undefined;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  useEffect(() => {
    const element = list.current;
    function holdPressed({ target }: Event): void {
      const summary = target instanceof Element && target.closest('summary');
      const details = summary && summary.closest('details');
      if (!details) return;
      // The button of an open card sticks to the window, so opening is measured by the card.
      const pressed = details.open ? summary : (details.closest('article') ?? summary);
      held.current = { element: pressed, top: pressed.getBoundingClientRect().top };
    }
    element?.addEventListener('click', holdPressed);
    // This event does not bubble.
    element?.addEventListener('toggle', followToggle, true);
    return () => {
      element?.removeEventListener('click', holdPressed);
      element?.removeEventListener('toggle', followToggle, true);
    };
  }, [list]);

  const followAddress = useEffectEvent(({ hash, key }: Location) => {
    const details = document.getElementById(hash.slice(1))?.closest('details');
    if (details) details.open = true;
    // One may have been opened before the page was hydrated.
    else if (hash === '' && key !== 'default') list.current?.querySelector('details[open]')?.removeAttribute('open');
  });
  useEffect(() => {
    if (kind !== 'REPLACE') followAddress(location);
  }, [location, kind]);

  return [query, setQuery];
}
