/** A section of the exam guide, with what it asks for, as a practice can be built from it. */
export interface PracticeSection {
  /** Names it in addresses; no section or objective of the exam has the same. */
  readonly id: string;
  readonly name: string;
  /** Its share of the official exam, in percent. */
  readonly weight?: number | undefined;
  readonly objectives: readonly { readonly id: string; readonly name: string }[];
}

/** What an exam covers, as far as a server says so. */
interface Covered {
  readonly id?: string | undefined;
  readonly name: string;
  readonly weight?: number;
  readonly objectives: readonly { readonly id?: string | undefined; readonly name: string }[];
}

/**
 * The sections of an exam in the order of the guide, then those that only its questions name. A section whose id is not
 * known is named by its name, and an objective without an id can't be chosen.
 */
export function sectionsOf(
  questions: readonly { readonly category: string }[],
  covered: readonly Covered[] = [],
): PracticeSection[] {
  const known = covered.map(({ id, name, weight, objectives }) => ({
    id: id ?? name,
    name,
    weight,
    objectives: objectives.flatMap(({ id, name }) => (id === undefined ? [] : { id, name })),
  }));
  const names = new Set(known.map(({ name }) => name));
  const others = [...new Set(questions.map(({ category }) => category))].filter((name) => !names.has(name));
  return [...known, ...others.map((name) => ({ id: name, name, objectives: [] }))];
}

/** The ids among these that an exam has; none stands for all. */
export function knownIn(sections: readonly PracticeSection[], from: readonly string[]): string[] {
  const known = new Set(sections.flatMap(({ id, objectives }) => [id, ...objectives.map((objective) => objective.id)]));
  return from.filter((id) => known.has(id));
}

/** How much of a section is chosen. */
export type SectionState = 'all' | 'some' | 'none';

/** The ids of the objectives of a section that are chosen: all of them where the section itself is. */
export const chosenObjectives = ({ id, objectives }: PracticeSection, from: readonly string[]): string[] =>
  objectives.flatMap((objective) => (from.includes(id) || from.includes(objective.id) ? objective.id : []));

/** How much of a section is chosen by these ids. */
export function sectionState(section: PracticeSection, from: readonly string[]): SectionState {
  if (from.includes(section.id)) return 'all';
  const { length } = chosenObjectives(section, from);
  if (length === 0) return 'none';
  return length === section.objectives.length ? 'all' : 'some';
}

/** The ids after a section or an objective was chosen, or was chosen no longer. All objectives of a section are the section. */
export function toggled(sections: readonly PracticeSection[], from: readonly string[], id: string): string[] {
  return sections.flatMap((section) => {
    const state = sectionState(section, from);
    if (section.id === id) return state === 'all' ? [] : [id];
    const chosen = chosenObjectives(section, from);
    if (!section.objectives.some((objective) => objective.id === id)) return state === 'all' ? [section.id] : chosen;
    const left = section.objectives.flatMap((objective) =>
      chosen.includes(objective.id) === (objective.id === id) ? [] : objective.id,
    );
    return left.length === section.objectives.length ? [section.id] : left;
  });
}
