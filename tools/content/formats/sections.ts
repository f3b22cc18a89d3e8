import type { ExamFile } from '../../../server/content/examFile.ts';
import { oneLine } from './text/tidy.ts';

/** The sections of an exam, as far as files speak of them. */
export type Sections = readonly Pick<ExamFile['sections'][number], 'id' | 'name'>[];

const plain = (label: string): string => oneLine(label).toLowerCase();

/** Id of the section that a label in a file means, which may be an id or a name; ids come first. */
export function sectionId(sections: Sections, label: string): string | undefined {
  const wanted = plain(label);
  const found = sections.find(({ id }) => id === wanted) ?? sections.find(({ name }) => plain(name) === wanted);
  return found?.id;
}

/** What people call a section, where a file that says so means this section; its id else. */
export function sectionLabel(sections: Sections, id: string, canHold: (label: string) => boolean = () => true): string {
  const name = oneLine(sections.find((section) => section.id === id)?.name ?? id);
  return sectionId(sections, name) === id && canHold(name) ? name : id;
}
