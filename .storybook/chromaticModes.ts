import { nameOf, ofDefault } from '../tests/visual/modes.ts';

/** The modes in which Chromatic looks at every story, by the names that `npm run test:visual` has for them. */
export const chromaticModes = Object.fromEntries(
  ofDefault.map((mode) => [nameOf(mode), { mode: mode.scheme, viewport: { width: mode.width, height: mode.height } }]),
);
