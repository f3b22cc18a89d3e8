import { configure } from 'storybook/test';
import { afterEach, beforeEach, type RunnerTestCase, type TaskMeta, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityAudit } from './accessibility.ts';
import { contentBox } from './contentBox.ts';
import { type Mode, modesOf, nameOf } from './modes.ts';
import type { Look } from './run.ts';

/** Whether this is the pinned browser, which alone renders comparable pictures (see vitest.config.ts). */
declare const __PICTURES__: boolean;

/** What the Storybook addon adds to a test: the story's id, and the story itself. */
interface StoryContext {
  task: Pick<RunnerTestCase, 'result'> & { meta: TaskMeta & { storyId?: string } };
  story?: { parameters: Record<string, unknown>; globals: Record<string, unknown> };
}

// A screen's code loads when it is first shown, which takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(async () => {
  await commands.pendingLoads();
  vi.setSystemTime(new Date('2026-01-15T12:00:00Z'));
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

/** The roots of a scheme: the page, and the ground that a story stands on. */
const schemeRoots = ':root, body > div > [data-color-scheme]';

/** Shows what is mounted in a mode, the whole of it inside the window. */
async function show({ scheme, width, height }: Mode): Promise<void> {
  const { documentElement: root } = document;
  for (const element of document.querySelectorAll(schemeRoots)) element.setAttribute('data-color-scheme', scheme);
  // Colours on their way to the other scheme are of neither.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  root.style.setProperty('--window-height', `${height}px`);
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  await settled();
  if (root.scrollHeight <= height) return;
  await page.viewport(width, root.scrollHeight);
  // What was below the window may load or move only now.
  await settled();
}

/** Looks at a story in each of its modes, without a word in the story itself. */
async function lookAt({ task, story }: StoryContext): Promise<void> {
  const id = task.meta.storyId;
  if (task.result?.state === 'fail') return;
  if (!__PICTURES__ || !id || story?.parameters['noPicture']) {
    task.meta.looks = 'none';
    return;
  }
  const looks: Look[] = [];
  const problems: string[] = [];
  const audit = accessibilityAudit();
  for (const mode of modesOf(story?.globals ?? {}, { width: window.innerWidth, height: window.innerHeight })) {
    await show(mode);
    problems.push(...(await audit()).map((problem) => `${id} in ${nameOf(mode)}: ${problem}`));
    looks.push(await commands.takeLook(id, nameOf(mode), contentBox()));
  }
  document.documentElement.style.removeProperty('--window-height');
  task.meta.looks = looks;
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

// Every story has a picture.
afterEach(async (context) => {
  try {
    await lookAt(context as typeof context & StoryContext);
  } finally {
    // Vitest distinguishes set-up files by the time they were loaded: a clock left standing, as by a picture that differs
    // would be, drops them from every file that follows.
    vi.useRealTimers();
  }
});
