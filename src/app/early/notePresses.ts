import { stages, type Stage } from './stages.ts';

/** Notes the button that is pressed before its code has come; `useComeAlive` presses it again. */
export function notePresses(): void {
  window.live = 0;
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (!button) return;
      const stage = stageOf(button);
      if (stages[stage] > (window.live ?? 0)) window.pressedEarly = { button, stage };
    },
    true,
  );
}

function stageOf(button: HTMLButtonElement): Stage {
  if (button.closest('[data-later]')) return 'part';
  return button.closest('main') ? 'screen' : 'frame';
}
