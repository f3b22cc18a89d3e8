import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/** Keeps the styles of a page under our own prefix. The browsers that the site is built for need no vendor prefixes. */
export const createStyleCache = (): StyleCache => createCache({ key: 'cc', stylisPlugins: [] });
