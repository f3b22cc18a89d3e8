import { nameOfElement } from './focusable.ts';

const takesTime = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001);

/** What moves though the reader asked for less motion, which every story is shown with, as sentences. */
export function motionProblems(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('[class*="sb-"]'))
    .flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, transitionProperty, animationName, animationDuration } = getComputedStyle(
          element,
          pseudo,
        );
        return [
          ...(transitionProperty !== 'none' && takesTime(transitionDuration)
            ? [`${nameOfElement(element)} has a transition`]
            : []),
          ...(animationName !== 'none' && takesTime(animationDuration)
            ? [`${nameOfElement(element)} is animated`]
            : []),
        ];
      }),
    );
}
