import { useEffect, useEffectEvent, useState } from 'react';
import { pickFromKey } from '../../../domain/quiz/keys.ts';
import type { QuizQuestion } from '../../../domain/quiz/types.ts';
import { useRunInfo } from './useRun.ts';

/** Elements that use the keys themselves. */
const busy = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], pre';

/**
 * Arrow keys move between questions, as far as they only move; A, B, C … and 1, 2, 3 … pick, with Shift they strike out, and
 * F flags where no answer has that letter. Single keys can be switched off, as WCAG 2.1.4 asks for people who dictate or
 * whose hands slip.
 */
export function useQuizKeys(
  question: QuizQuestion | undefined,
  onPrevious: (() => void) | undefined,
  onNext: (() => void) | undefined,
) {
  const { pick, strike, flag } = useRunInfo().actions;
  const [isOn, setOn] = useState(true);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(busy)) return;
    // An open dialog takes the keys, also after a click beside its fields has moved the focus out of it.
    if (document.querySelector('dialog[open], [role="dialog"]')) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    else if (event.key === 'ArrowRight') onNext?.();
    else {
      if (!isOn || event.repeat || !question) return;
      const answer = question.answers[pickFromKey(event.key, question.answers.length) ?? -1];
      if (answer) (event.shiftKey ? strike : pick)(answer.id);
      else if (event.key.toLowerCase() === 'f') flag();
      else return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { checked: isOn, onChange: setOn };
}
