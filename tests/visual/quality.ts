import { missingStates, withoutStories } from '../../tools/missingStories.ts';
import type { Story } from '../../tools/stories.ts';
import type { Tree } from '../../tools/storyTree.ts';
import type { Quality, SubjectQuality, Totals } from './qualityFacts.ts';
import type { Run } from './run.ts';

type Seen = Run['stories'][number];
type Facts = Pick<Tree, 'components' | 'screens' | 'stories' | 'exempt'>;

/** What the last run and the project's files say of each component and screen. */
export function qualityOf(run: Run, tree: Facts): Quality {
  const seen = new Map(run.stories.map((story) => [story.id, story]));
  const stories = Map.groupBy(
    tree.stories.filter(({ isTested }) => isTested),
    ({ file }) => subjectOf(file),
  );
  const missing = Map.groupBy(missingStates(tree), ({ file }) => subjectOf(file));
  const storyless = new Set(withoutStories(tree).map(subjectOf));
  const files = [...tree.components.filter((file) => !(file in tree.exempt)), ...tree.screens.map(({ file }) => file)];
  const names = [...new Set([...files.map(subjectOf), ...stories.keys()])].toSorted();
  const subjects = names.map((subject): SubjectQuality => {
    const own = stories.get(subject) ?? [];
    const ran = own.flatMap(({ id }) => seen.get(id) ?? []);
    const ids = new Set(own.map(({ id }) => id));
    return {
      ...placeOf(subject, own),
      stories: own.length,
      ran: ran.length,
      modes: [...new Set(ran.flatMap(({ looks }) => looks.map(({ mode }) => mode)))].toSorted(),
      looks: ran.reduce((sum, { looks }) => sum + looks.length, 0),
      axe: {
        checked: ran.filter(({ hasAxe }) => hasAxe).length,
        failed: ran.filter((story) => fails(story, 'axe')).length,
      },
      plays: playsOf(own, seen),
      failures: ran.flatMap(({ id, failures = [] }) => failures.map((failure) => ({ story: id, ...failure }))),
      differences: (run.differences ?? []).filter(({ story }) => ids.has(story)),
      missing: (missing.get(subject) ?? []).map(({ state }) => state),
      hasStories: !storyless.has(subject),
    };
  });
  const totals = totalsOf(subjects);
  const { when = '', duration = 0 } = run;
  return { when, duration, isWhole: totals.ran === totals.stories, totals, subjects };
}

/** Whether a story failed in this way. */
const fails = ({ failures = [] }: Seen, kind: string) => failures.some((failure) => failure.kind === kind);

/** A story plays to its end, or it fails before it is looked at. */
function playsOf(own: readonly Story[], seen: ReadonlyMap<string, Seen>): SubjectQuality['plays'] {
  const plays = own.filter(({ hasPlay }) => hasPlay);
  const ran = plays.flatMap(({ id }) => seen.get(id) ?? []);
  const failed = ran.filter((story) => fails(story, 'story')).length;
  return { stories: plays.length, passed: ran.length - failed, failed };
}

/** What a file is about: its folder, and its name in front of `Screen`, `.stories` and the like. */
const subjectOf = (file: string) => file.replace(/(?:Screen)?(?:\.[\w.]+)$/, '');

/** Where a component or a screen stands in the catalog. */
function placeOf(subject: string, [first]: readonly Story[]): Pick<SubjectQuality, 'name' | 'group' | 'page'> {
  const parts = subject.split('/');
  const group = parts[1] === 'screens' ? 'screens' : (parts[2] ?? '');
  return { name: parts.at(-1) ?? subject, group, page: first?.id.split('--', 1)[0] };
}

function totalsOf(subjects: readonly SubjectQuality[]): Totals {
  const sum = (count: (subject: SubjectQuality) => number) => subjects.reduce((all, one) => all + count(one), 0);
  return {
    subjects: subjects.length,
    stories: sum(({ stories }) => stories),
    ran: sum(({ ran }) => ran),
    looks: sum(({ looks }) => looks),
    axeChecked: sum(({ axe }) => axe.checked),
    axeFailed: sum(({ axe }) => axe.failed),
    plays: sum(({ plays }) => plays.stories),
    playsPassed: sum(({ plays }) => plays.passed),
    playsFailed: sum(({ plays }) => plays.failed),
    failures: sum(({ failures }) => failures.length),
    differences: sum(({ differences }) => differences.length),
    missing: sum(({ missing }) => missing.length),
    withoutStories: sum(({ hasStories }) => Number(!hasStories)),
  };
}
