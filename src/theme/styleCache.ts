import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/**
 * Keeps the styles of a page under our own prefix. The browsers that the site is built for need no vendor prefixes. In
 * development Emotion would make an element for each rule, which slows a page of the catalog more with every story.
 */
export const createStyleCache = (): StyleCache => createCache({ key: 'cc', stylisPlugins: [], speedy: true });
