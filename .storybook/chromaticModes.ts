import { modesOf, nameOf } from '../tests/visual/modes.ts';

/** The modes of a story that is not the first of its component: its id and its own window do not matter then. */
const ofEach = modesOf({ id: '', globals: {}, window: { width: 0, height: 0 } });

/** The modes in which Chromatic looks at every story, by the names that `tests/visual/looks` has for them. */
export const chromaticModes = Object.fromEntries(
  ofEach.map((mode) => [nameOf(mode), { mode: mode.scheme, viewport: { width: mode.width, height: mode.height } }]),
);
