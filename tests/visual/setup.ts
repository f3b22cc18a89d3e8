import { afterAll, afterEach, beforeEach, type RunnerTestCase, type TaskMeta, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { forgetStyles } from '../../.storybook/styles.ts';
import { accessibilityAudit } from './accessibility.ts';
import { frameProblems } from './checks/framed.ts';
import { isPhone, overflowProblems } from './checks/overflow.ts';
import { problemsBeyondPictures } from './checks/problems.ts';
import { contentBox } from './contentBox.ts';
import { checkedOf, isMain, isOfScreen, type Mode, modesOf, nameOf, scrolledOf, type Shown } from './modes.ts';
import { releaseAnimations } from './releaseAnimations.ts';
import type { Look } from './run.ts';
import { keepsPlace, show, showAsMounted } from './show.ts';
import { themeAudit } from './themeAudit.ts';

/** Whether this is the pinned browser, which alone renders comparable pictures (see vitest.config.ts). */
declare const __PICTURES__: boolean;

/** What the Storybook addon adds to a test: the story's id, and the story itself. */
interface StoryContext {
  task: Pick<RunnerTestCase, 'result'> & { meta: TaskMeta & { storyId?: string } };
  story?: {
    parameters: Record<string, unknown> & Pick<Shown, 'furtherModes'> & { framed?: true };
    globals: Shown['globals'];
    tags: readonly string[];
  };
}

// It blinks.
const noCaret = Object.assign(document.createElement('style'), {
  textContent: '* { caret-color: transparent !important; }',
});
document.head.append(noCaret);

beforeEach(async () => {
  releaseAnimations();
  await commands.pendingLoads();
  vi.setSystemTime(new Date('2026-01-15T12:00:00Z'));
});

/** Whether a story is wider than a phone's window as it is shown now, as sentences. */
const tooWideIn = ({ width }: Mode): string[] => (isPhone(width) ? overflowProblems(width) : []);

/** What is inaccessible as a story is shown now, as sentences. */
async function inaccessibleIn(mode: Mode, audit: (mode: Mode) => Promise<string[]>): Promise<string[]> {
  // The system's own colours are none of ours.
  if (mode.variation === 'forced') return [];
  return mode.theme ? themeAudit(mode.theme) : audit(mode);
}

/** What is wrong with a story as it is shown now, as sentences. */
async function problemsIn(id: string, mode: Mode, audit: (mode: Mode) => Promise<string[]>): Promise<string[]> {
  const inaccessible = await inaccessibleIn(mode, audit);
  return [
    // The two are told apart by their beginnings (`failures.ts`).
    ...inaccessible.map((problem) => `${id} in ${nameOf(mode)}: ${problem}`),
    ...tooWideIn(mode).map((problem) => `${id}: ${nameOf(mode)} ${problem}`),
  ];
}

/** What a story looks like in its modes, and what is wrong with it there. */
interface Seen {
  readonly looks: readonly Look[] | 'none';
  readonly problems: readonly string[];
}

/** Looks at a story in each of its modes. */
async function lookIn(story: Shown): Promise<Seen> {
  const { id } = story;
  const modes = modesOf(story);
  const looks: Look[] = [];
  const problems: string[] = [];
  const audit = accessibilityAudit();
  const scrolled: Mode[] = [];
  for (const mode of modes) {
    await show(mode);
    problems.push(...(await problemsIn(id, mode, audit)));
    looks.push(await commands.takeLook(id, nameOf(mode), contentBox()));
    const further = scrolledOf(story, mode, modes);
    if (further && keepsPlace(mode)) scrolled.push(further);
  }
  for (const mode of scrolled) {
    await show(mode);
    looks.push(await commands.takeLook(id, nameOf(mode), contentBox()));
  }
  return { looks, problems };
}

/** Checks a story that asks for no picture, in one mode that has what most often goes wrong. */
async function checkIn(story: Shown): Promise<Seen> {
  const mode = checkedOf(story);
  const audit = accessibilityAudit();
  await audit({ ...story.window, scheme: 'light' });
  await show(mode);
  return { looks: 'none', problems: await problemsIn(story.id, mode, audit) };
}

/** Looks at a story in each of its modes, without a word in the story itself. */
async function lookAt({ task, story }: StoryContext): Promise<void> {
  const id = task.meta.storyId;
  if (task.result?.state === 'fail') return;
  task.meta.looks = 'none';
  // A test of a story leaves something that is none of its states.
  if (!__PICTURES__ || !id || !story || story.tags.includes('test-fn')) return;
  const shown: Shown = {
    id,
    globals: story.globals,
    window: { width: window.innerWidth, height: window.innerHeight },
    furtherModes: story.parameters.furtherModes,
  };
  const { looks, problems } = await (story.parameters['noPicture'] ? checkIn(shown) : lookIn(shown));
  task.meta.looks = looks;
  await showAsMounted();
  const ownWindow = shown.globals.viewport?.value === undefined ? undefined : shown.window;
  const unseen = isMain(shown) ? await problemsBeyondPictures(ownWindow) : [];
  if (isMain(shown) && !isOfScreen(id) && !story.parameters.framed) unseen.push(...frameProblems());
  const all = [...problems, ...unseen.map((problem) => `${id}: ${problem}`)];
  if (all.length > 0) throw new Error(all.join('\n'));
}

/** A story that differs in each of its modes is waited for in each: that it does is to be said, not that time ran out. */
const longest = 120_000;

// Every story has a picture.
afterEach(async (context) => {
  try {
    await lookAt(context as typeof context & StoryContext);
  } finally {
    await showAsMounted();
    // Vitest distinguishes set-up files by the time they were loaded: a clock left standing, as by a picture that differs
    // would be, drops them from every file that follows.
    vi.useRealTimers();
  }
}, longest);

afterAll(forgetStyles);
