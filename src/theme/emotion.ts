import createEmotion, { type CSSObject } from '@emotion/css/create-instance';
import { globalStyles } from './globalStyles.ts';

export type { CSSObject };

/** Our styles, in sheets of their own: MUI's, which come with its first component, must not take theirs for ours. */
const emotion = createEmotion({
  key: 'cc',
  // No prefixes for browsers that the site is not built for: they made every page larger. What even the others want
  // prefixed is written so.
  stylisPlugins: [],
});

// Under everything: whatever has styles comes after this module.
emotion.injectGlobal(globalStyles);

/** Where styles are kept, for the build, which writes those of a page into it. */
export const { cache } = emotion;

/** Makes a class of styles. */
export const css = (styles: CSSObject): string => emotion.css(styles);

/** Puts classes together; of styles that contradict each other the later ones hold. */
export const cx = (...classes: readonly string[]): string => emotion.cx(...classes);

/** Makes an animation of its steps, and answers its name. */
export const keyframes = (steps: CSSObject): string => emotion.keyframes(steps);
