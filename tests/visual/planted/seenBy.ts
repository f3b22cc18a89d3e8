import type { Difference } from '../differences.ts';
import type { Failure, Run } from '../run.ts';

const words: Readonly<Record<Failure['kind'], string>> = { story: 'play', axe: 'axe', check: 'check' };

/** How many modes, or letters of a message, are worth reading. */
const most = { modes: 3, letters: 110 };

/** What of a run saw that something is wrong, in words: nothing where all is as it was. */
export function seenBy({ stories }: Run, differences: readonly Difference[]): string[] {
  const failures = Map.groupBy(
    stories.flatMap((story) => story.failures ?? []),
    ({ kind }) => kind,
  );
  const failed = [...failures].map(([kind, [first]]) => `${words[kind]} (${shortened(first?.message ?? '')})`);
  if (differences.length === 0) return failed;
  const modes = [...new Set(differences.map(({ mode }) => mode))];
  const more = modes.length > most.modes ? [`${modes.length - most.modes} more`] : [];
  return [...failed, `pictures (${[...modes.slice(0, most.modes), ...more].join(', ')})`];
}

/** The first line of a message that says something: Storybook's addon puts the story's address in front. */
function shortened(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !line.includes('Click to debug'));
  return (lines[0] ?? '').trim().slice(0, most.letters);
}
