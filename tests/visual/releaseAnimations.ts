/**
 * Lets animations run again. Storybook holds them while axe reads a story, and leaves them held for every story that
 * follows where axe has found something.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  }
}
