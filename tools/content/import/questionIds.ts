import type { ExamFile } from '../../../server/content/examFile.ts';

/** What an id looks like: the exam's prefix, the section and a number, as `adm-setup-01`. */
const numbered = (section: string): RegExp => new RegExp(`^(.+)-${section}-(\\d+)$`);

/** What ids of questions take. */
const key = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Gives questions ids that no other has. */
export interface QuestionIds {
  /** The given id where it can be one and is free. */
  readonly take: (given: string | undefined) => string | undefined;
  /** The next one of a section. */
  readonly next: (section: string) => string;
  readonly isTaken: (id: string) => boolean;
}

/** Ids for questions that join an exam. */
export function questionIds({ slug, sections, questions }: ExamFile): QuestionIds {
  const taken = new Set(questions.map(({ id }) => id));
  /** The number given last, by section. */
  const last = new Map<string, number>();
  const prefix = usualPrefix(sections, [...taken]) ?? slug.toLowerCase();
  return {
    isTaken: (id) => taken.has(id),
    take: (given) => {
      if (given === undefined || !key.test(given) || taken.has(given)) return undefined;
      taken.add(given);
      return given;
    },
    next: (section) => {
      const stem = `${prefix}-${section}`.slice(0, 58);
      let number = last.get(section) ?? highest(taken, numbered(section));
      let id: string;
      do {
        number += 1;
        id = `${stem}-${String(number).padStart(2, '0')}`;
      } while (taken.has(id));
      last.set(section, number);
      taken.add(id);
      return id;
    },
  };
}

function highest(ids: Iterable<string>, pattern: RegExp): number {
  let most = 0;
  for (const id of ids) most = Math.max(most, Number(pattern.exec(id)?.[2] ?? 0));
  return most;
}

/** The prefix that most ids have: what stands before the section, or, where no id names one, before the first hyphen. */
function usualPrefix(sections: ExamFile['sections'], ids: readonly string[]): string | undefined {
  const prefixes = sections.flatMap(({ id: section }) => ids.flatMap((id) => numbered(section).exec(id)?.[1] ?? []));
  const beginnings = ids.flatMap((id) => /^([a-z\d]+)-/.exec(id)?.[1] ?? []);
  const counts = Map.groupBy(prefixes.length > 0 ? prefixes : beginnings, (prefix) => prefix);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
