import { afterAll, afterEach, beforeAll, beforeEach, inject, type RunnerTestCase, type TaskMeta, vi } from 'vitest';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';
import { commands } from 'vitest/browser';
import { forgetStyles } from '../../.storybook/styles.ts';
import { focusables } from './checks/focusable.ts';
import { linkProblems } from './checks/links.ts';
import { motionProblems } from './checks/reducedMotion.ts';
import { selectedOptions } from './checks/selected.ts';
import { checkedModes, problemsIn } from './checks/problems.ts';
import type { Box } from './commands.ts';
import { nameOf, picturedModes } from './modes.ts';
import { show, showAsMounted, showWhole } from './show.ts';

interface Story {
  parameters: Record<string, unknown>;
  globals: { readonly viewport?: { readonly value?: unknown } | undefined };
  tags: readonly string[];
}

/** What the Storybook addon adds to a test: the story's id, and the story itself. */
interface StoryContext {
  task: Pick<RunnerTestCase, 'result' | 'file'> & { meta: TaskMeta & { storyId?: string; reports?: unknown } };
  story?: Story;
}

const takesPictures = inject('takesPictures');

/** The code that pages hand out, by story. */
const code = new Map<string, string>();
const note = ({ id, source }: { id: string; source: string }) => code.set(id, source);
beforeAll(() => addons.getChannel().on(SNIPPET_RENDERED, note));
afterAll(() => addons.getChannel().off(SNIPPET_RENDERED, note));

beforeEach(async () => {
  // Storybook holds animations while axe reads a story, and leaves them held where axe has found something.
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  if (takesPictures) await commands.pendingLoads();
  vi.setSystemTime(new Date('2026-01-15T12:00:00Z'));
});

/** Whether a control has all that is said: it is the whole of what is mounted. */
const saysAll = (control: Element | undefined) =>
  (control?.closest('label') ?? control)?.textContent === document.body.querySelector('[data-padded]')?.textContent;

/** What shadows and focus rings may need around an element. */
const margin = 24;
/** What holds a story and shows nothing: the page, the container that a story is mounted in, and its ground. */
const holders = 'body > div, body > div > [data-color-scheme]';

/** The part of the window that a story fills: a picture of it needs no empty page around it. */
function contentBox(): Box {
  const { innerWidth, innerHeight } = window;
  const seen = [...document.body.querySelectorAll(`:not(:is(${holders}))`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter(({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight);
  // A story that renders nothing is a picture of the empty page.
  if (seen.length === 0) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const x = Math.max(0, Math.floor(Math.min(...seen.map(({ left }) => left)) - margin));
  const y = Math.max(0, Math.floor(Math.min(...seen.map(({ top }) => top)) - margin));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...seen.map((rect) => rect.right)) + margin));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...seen.map((rect) => rect.bottom)) + margin));
  return { x, y, width: right - x, height: bottom - y };
}

/** Checks a story in its modes, or takes its pictures, which `folder` holds. */
async function see(story: Story, id: string, folder: string): Promise<void> {
  const { value } = story.globals.viewport ?? {};
  const controls = focusables();
  const shown = {
    id,
    ownWindow: value === undefined ? undefined : { width: window.innerWidth, height: window.innerHeight },
    hasContent: document.body.innerText.trim() !== '' || controls.length > 0,
    isControl: controls.length === 1 && saysAll(controls[0]),
    isSelected: selectedOptions().length > 0,
  };
  const problems = takesPictures ? [] : [...motionProblems(), ...linkProblems()].map((problem) => `${id}: ${problem}`);
  const isStatic = story.tags.includes('static') && !story.tags.includes('do');
  if (isStatic && controls.length > 0) problems.push(`${id} has a control, and the tag "static".`);
  for (const mode of takesPictures ? picturedModes(shown) : checkedModes(shown)) {
    await show(mode);
    if (takesPictures) {
      await showWhole(mode);
      await commands.takePicture(`${folder}/${nameOf(mode)}`, contentBox());
    } else problems.push(...(await problemsIn(mode)).map((problem) => `${id}: ${nameOf(mode)}: ${problem}`));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Where the pictures of a story go: as its file, without `src` and the ending. */
const folderOf = (file: string, id: string) =>
  `${file.slice(file.indexOf('/src/') + 5).replace('.stories.tsx', '')}/${id.split('--')[1] ?? id}`;

afterEach(async (context) => {
  const { task, story }: StoryContext = context;
  const id = task.meta.storyId;
  if (!id || !story) return void vi.useRealTimers(); // one that was skipped: see below
  // What axe found right, which Storybook's own pages alone show, takes its time to be handed on.
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') delete task.meta.reports;
  // A test of a story leaves something that is none of its states.
  const isSeen = !story.tags.includes('test-fn') && !(takesPictures && story.parameters['noPicture']);
  const folder = folderOf(task.file.filepath, id);
  const takeFailed = () => (takesPictures ? commands.takePicture(`${folder}/failed`, contentBox()) : undefined);
  try {
    if (task.result?.state === 'fail') await takeFailed();
    else if (isSeen) await see(story, id, folder);
    const copied = code.get(id);
    // Pages of screens hand out no code.
    if (copied && !takesPictures && !id.startsWith('screens-')) await commands.keepCode(id, copied);
  } catch (error) {
    await takeFailed();
    throw error;
  } finally {
    await showAsMounted();
    // Vitest distinguishes set-up files by the time they were loaded: a clock left standing drops them from every file
    // that follows.
    vi.useRealTimers();
  }
});

afterAll(forgetStyles);
