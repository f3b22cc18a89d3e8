import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/**
 * Keeps the styles of a page under our own prefix. The browsers that the site is built for need no vendor prefixes. In
 * development Emotion would make an element for each rule, which slows a page of the catalog more with every story.
 */
export const createStyleCache = (options?: Partial<Options>): EmotionCache =>
  createCache({ key: 'cc', stylisPlugins: [], speedy: true, ...options });
