import { configure } from 'storybook/test';
import { afterEach, beforeEach, type RunnerTestCase, type TaskMeta, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

/** Whether this is the pinned browser, which alone renders comparable pictures (see vitest.config.ts). */
declare const __PICTURES__: boolean;

/** What the Storybook addon adds to a test: the story's id, and the story itself. */
interface StoryContext {
  task: Pick<RunnerTestCase, 'result'> & { meta: TaskMeta & { storyId?: string } };
  story?: { parameters: Record<string, unknown>; globals: Record<string, unknown> };
}

// A screen's code loads when it is first shown, which takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const fonts = [
  '650 20px "Bricolage Grotesque Variable"',
  '400 17px "Hanken Grotesk Variable"',
  '500 15px "JetBrains Mono Variable"',
];

beforeEach(async () => {
  await commands.pendingLoads();
  vi.setSystemTime(new Date('2026-01-15T12:00:00Z'));
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
});

/** Resolves once what follows a painted frame, such as the explanations of a pick, has been painted as well. */
async function painted() {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Resolves once the drawings in files of their own, which no event of the page waits for, are there. */
async function drawingsReady() {
  const drawings = [...document.querySelectorAll<SVGUseElement>('use')].filter((use) => use.checkVisibility());
  await vi.waitUntil(() => drawings.every((use) => use.getBBox().width > 0), { timeout: 5000 });
}

/** Resolves once the page has what it shows, and has painted it. */
async function settled() {
  do {
    await document.fonts.ready;
    await drawingsReady();
    await painted();
  } while ((await commands.pendingLoads()) > 0);
}

/** Compares how a story looks, as a whole, without a word in the story itself. */
async function compare({ task, story }: StoryContext): Promise<void> {
  const id = task.meta.storyId;
  if (task.result?.state === 'fail') return;
  if (!__PICTURES__ || !id || story?.parameters['noPicture']) {
    task.meta.look = 'none';
    return;
  }
  await settled();
  const { documentElement: root } = document;
  const mode = `${String(story?.globals['mode'])}-${window.innerWidth}`;
  root.style.setProperty('--window-height', `${window.innerHeight}px`);
  if (root.scrollHeight > window.innerHeight) {
    await page.viewport(window.innerWidth, root.scrollHeight);
    // What was below the window may load or move only now.
    await settled();
  }
  const { problem, ...look } = await commands.takeLook(id, mode);
  root.style.removeProperty('--window-height');
  task.meta.look = look;
  if (problem) throw new Error(problem);
}

// Every story has a picture.
afterEach(async (context) => {
  try {
    await compare(context as typeof context & StoryContext);
  } finally {
    // Vitest distinguishes set-up files by the time they were loaded: a clock left standing, as by a picture that differs
    // would be, drops them from every file that follows.
    vi.useRealTimers();
  }
});
