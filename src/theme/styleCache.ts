import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

export interface StyleCacheOptions {
  /** The prefix of its class names: two caches of a page need two. @default 'cc' */
  key?: string;
  /** What changes styles before they are kept, such as `@mui/stylis-plugin-rtl` for languages from right to left. */
  stylisPlugins?: StylisPlugin[];
}

/**
 * Keeps the styles of a page under our own prefix. The browsers that the site is built for need no vendor prefixes. In
 * development Emotion would make an element for each rule, which slows a page of the catalog more with every story.
 */
export const createStyleCache = ({ key = 'cc', stylisPlugins = [] }: StyleCacheOptions = {}): EmotionCache =>
  createCache({ key, stylisPlugins, speedy: true });
