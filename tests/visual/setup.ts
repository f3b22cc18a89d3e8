import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Whether this is the pinned browser, which alone draws comparable pictures (see vitest.config.ts). */
declare const __PICTURES__: boolean;

/** What the Storybook addon adds to a test: the story's id, and the story itself. */
interface StoryContext {
  task: { meta: { storyId?: string } };
  story?: { parameters: Record<string, unknown> };
}

const faces = [
  '650 20px "Bricolage Grotesque Variable"',
  '400 17px "Hanken Grotesk Variable"',
  '500 15px "JetBrains Mono Variable"',
];

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-01-15T12:00:00Z'));
  await Promise.all(faces.map((face) => document.fonts.load(face)));
});

// Every story has a picture, whole and in light, without a word in the story itself.
afterEach(async (context) => {
  const { task, story } = context as typeof context & StoryContext;
  const id = task.meta.storyId;
  if (!__PICTURES__ || !id || task.result?.state === 'fail' || story?.parameters['noPicture']) return;
  await document.fonts.ready;
  const height = document.documentElement.scrollHeight;
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
  await expect(page).toMatchScreenshot(id.replaceAll(':', '--'));
});
