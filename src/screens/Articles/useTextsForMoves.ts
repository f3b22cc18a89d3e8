import { useEffect } from 'react';
import type { ArticleTexts } from './articleTexts.ts';

/**
 * Gets the texts of a page that came drawn as soon as its address is about to change: React cannot take what it holds as
 * HTML to another address, and would wait for the texts, or draw without them.
 */
export function useTextsForMoves(texts: ArticleTexts, isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    const { load } = texts;
    const loadForLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) load();
    };
    window.addEventListener('click', loadForLink, true);
    window.addEventListener('popstate', load);
    return () => {
      window.removeEventListener('click', loadForLink, true);
      window.removeEventListener('popstate', load);
    };
  }, [texts, isDrawn]);
}
