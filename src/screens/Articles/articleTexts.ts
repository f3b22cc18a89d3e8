import type { ArticleBodies } from '../../articles/types.ts';
import { createWatchers, type Watchers } from '../../watchers.ts';

/** How far the texts of the articles are. */
export interface TextsState {
  /** Undefined until they are there. */
  readonly bodies: ArticleBodies | undefined;
  /** They do not come, and browsers ask for the same script only once: the page has to be loaded anew. */
  readonly isLost: boolean;
}

/** The texts of the articles, which come only when somebody wants to search or to read them. */
export interface ArticleTexts {
  readonly watch: Watchers['watch'];
  readonly read: () => TextsState;
  /** Gets them, unless somebody has asked for them before. */
  readonly load: () => void;
  /** Resolves once they are there, and never rejects. */
  readonly arrival: Promise<ArticleBodies>;
}

/** Nobody has asked for the texts yet, or they are on their way. */
export const waiting: TextsState = { bodies: undefined, isLost: false };

/** Makes texts that `fetchBodies` gets. */
export function createTexts(fetchBodies: () => Promise<ArticleBodies>): ArticleTexts {
  const { watch, tell } = createWatchers();
  const { promise: arrival, resolve } = Promise.withResolvers<ArticleBodies>();
  let state = waiting;
  let isAskedFor = false;

  function show(next: TextsState): void {
    state = next;
    tell();
  }
  function load(): void {
    if (isAskedFor) return;
    isAskedFor = true;
    fetchBodies().then(
      (bodies) => {
        resolve(bodies);
        show({ bodies, isLost: false });
      },
      () => show({ bodies: undefined, isLost: true }),
    );
  }
  return { watch, read: () => state, load, arrival };
}

/** Loads the page anew. The address brings search and article back. */
export const loadPageAnew = (): void => window.location.reload();
