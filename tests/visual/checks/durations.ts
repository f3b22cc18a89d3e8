import { commands } from 'vitest/browser';
import { createSiteTheme } from '../../../src/theme/theme.ts';
import { nameOfElement } from './focusable.ts';

const seconds = (duration: string) => duration.split(', ').map((part) => Number.parseFloat(part) * 1000);

/** No change of a state takes more time, in ms: the theme, too, keeps to it. */
const longest = 200;

/** The theme's durations in ms. */
const allowed: ReadonlySet<number> = new Set(
  [0, ...Object.values(createSiteTheme().transitions.duration)].filter((time) => time <= longest),
);

/** Parts of libraries whose times no option changes: the paths of charts, and the places of toasts. */
const ofLibraries = '.MuiChartsSurface-root *, .notistack-SnackbarContainer, .notistack-SnackbarContainer *';

/** Transitions that take a time which is not the theme's, or too long, as sentences. */
export async function durationProblems(): Promise<string[]> {
  await commands.allowMotion(true);
  try {
    return [...document.body.querySelectorAll(`:not(${ofLibraries})`)].flatMap((element) => {
      const { transitionDuration } = getComputedStyle(element);
      const own = seconds(transitionDuration).filter((time) => !allowed.has(Math.round(time)));
      return own.map((time) => `${nameOfElement(element)} has a transition of ${time} ms`);
    });
  } finally {
    await commands.allowMotion(false);
  }
}
