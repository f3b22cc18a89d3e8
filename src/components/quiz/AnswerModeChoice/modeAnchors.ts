import type { AnswerMode } from '../../../../domain/quiz/types.ts';

/** The ids of the choices on the page, to which their links lead. */
export const modeAnchors: Readonly<Record<AnswerMode, string>> = { immediate: 'immediately', end: 'at-the-end' };

/** The choice that the hash of an address names; undefined where it names none. */
export function modeOf(hash: string): AnswerMode | undefined {
  return (['immediate', 'end'] as const).find((mode) => hash === `#${modeAnchors[mode]}`);
}
