import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from '#.storybook/preview';
import { audit, type Promised } from './audit.ts';

/** As much of a story as this test reads: what `meta.story` returns. */
interface Story {
  readonly composed: { readonly globals: object };
  /** Renders the story and plays it. */
  readonly run: (context: object) => Promise<void>;
}

/** Where colours say something, each state is checked and not Default alone. */
const inEveryState = /quiz\/(?:AnswerOption|QuestionNavigator|QuizMeter|QuizResults)\//;
/** Stories of another window or scheme. */
const isVariation = (story: string) => ['Dark', 'Phone', 'Tablet', 'Narrow'].includes(story);

const files = import.meta.glob<Readonly<Record<string, Story>>>('../../src/{components,screens}/**/*.stories.tsx', {
  eager: true,
});
const stories = Object.entries(files).flatMap(([file, own]) =>
  Object.entries(own)
    .filter(([name]) => name === 'Default' || (inEveryState.test(file) && !isVariation(name)))
    .map(([name, story]) => ({ name: `${file.replace('../../src/', '').replace('.stories.tsx', '')} ${name}`, story })),
);

// A screen's code loads when it is first shown, which takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Only variables change with the scheme, so nothing has to be rendered again. */
function showDark(): void {
  for (const shown of document.querySelectorAll('[data-color-scheme]')) shown.setAttribute('data-color-scheme', 'dark');
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/**
 * Describes that every component and every screen holds in a look, in light and in dark: its Default story passes, axe
 * finds nothing, and text and edges have the contrast that the look promises.
 */
export function describeLook(look: string, promised: Promised): void {
  describe(`the look ${look}`, () => {
    beforeAll(async () => {
      await page.viewport(1200, 900);
      await preview.composed.beforeAll?.();
    });
    beforeEach(() => void vi.setSystemTime(new Date('2026-01-15T12:00:00Z')));
    afterEach(() => void vi.useRealTimers());

    it.each(stories)('$name', async ({ story }) => {
      const globals = { ...story.composed.globals, look, mode: 'light', a11y: { manual: true } };
      await story.run({ globals });
      const light = await audit(promised, false);
      showDark();
      expect({ light, dark: await audit(promised, true) }).toEqual({ light: [], dark: [] });
    });
  });
}
