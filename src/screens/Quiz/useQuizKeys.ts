import { useEffect, useEffectEvent, useState } from 'react';
import { pickFromKey } from '../../../domain/quiz/keys.ts';

/** Elements that use the keys themselves. */
const busy = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], pre';

export interface QuizKeys {
  /** Ids of the answers on show, in their order. */
  answerIds: readonly string[];
  onPick: (answerId: string) => void;
  onPrevious: (() => void) | undefined;
  /** Undefined at the last question. */
  onNext: (() => void) | undefined;
  /** What a letter does with Shift; defaults to the plain letter's action. */
  onStrike?: (answerId: string) => void;
  /** What F does, where no answer has that letter. */
  onFlag?: () => void;
}

/**
 * Arrow keys move between questions; A, B, C … and 1, 2, 3 … pick. Single keys can be switched off, as WCAG 2.1.4 asks
 * for people who dictate or whose hands slip.
 */
export function useQuizKeys({ answerIds, onPick, onPrevious, onNext, onStrike = onPick, onFlag }: QuizKeys) {
  const [isOn, setOn] = useState(true);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(busy)) return;
    // An open dialog takes the keys, also after a click beside its fields has moved the focus out of it.
    if (document.querySelector('dialog[open], [role="dialog"]')) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    else if (event.key === 'ArrowRight') onNext?.();
    else {
      const answerId = answerIds[pickFromKey(event.key, answerIds.length) ?? -1];
      if (!isOn || event.repeat) return;
      if (answerId !== undefined) (event.shiftKey ? onStrike : onPick)(answerId);
      else if (onFlag && event.key.toLowerCase() === 'f') onFlag();
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
