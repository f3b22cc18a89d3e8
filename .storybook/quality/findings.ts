import type { Quality, SubjectQuality } from '../../tests/visual/qualityFacts.ts';

/** Something that is not as it should be. */
export interface Finding {
  readonly text: string;
  /** The story that shows it. */
  readonly story?: string;
}

/** The name of a story within its component: the id's last part in words. */
const storyName = (id: string) => (id.split('--')[1] ?? id).replaceAll('-', ' ');

const kinds = { axe: 'axe', check: 'checks', story: 'does not pass' } as const;

/** The first line of a message, without the colours of a terminal and the address that Storybook puts above it. */
function firstLine(message: string): string {
  // oxlint-disable-next-line no-control-regex -- a terminal's colours begin with a control character
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  return lines.find((line) => line.trim() !== '' && !/Click to debug|https?:\/\/localhost/.test(line))?.trim() ?? '';
}

/** Everything that was found in a component or a screen, as sentences. */
export function findingsOf({ failures, differences, missing, hasStories }: SubjectQuality): Finding[] {
  return [
    ...(hasStories ? [] : [{ text: 'It has no story.' }]),
    ...missing.map((state) => ({ text: `It has no story ${state}.` })),
    ...failures.map(({ story, kind, message }) => ({
      text: `${storyName(story)}, ${kinds[kind]}: ${firstLine(message)}`,
      story,
    })),
    ...[...Map.groupBy(differences, ({ story }) => story)].map(([story, own]) => ({
      text: `${storyName(story)} looks different: ${own.map(({ mode }) => mode).join(', ')}`,
      story,
    })),
  ];
}

/** The components and screens whose name or group has a text, or those among them with findings; first those that ran. */
export const filtered = (
  { subjects }: Quality,
  { text, onlyFindings }: { text: string; onlyFindings: boolean },
): SubjectQuality[] =>
  subjects
    .filter(
      (subject) =>
        `${subject.group} ${subject.name}`.toLowerCase().includes(text.trim().toLowerCase()) &&
        (!onlyFindings || findingsOf(subject).length > 0),
    )
    .toSorted((a, b) => Number(b.ran > 0) - Number(a.ran > 0));
