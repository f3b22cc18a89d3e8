import { type SectionedRecord, weakestFirst } from '../../domain/member/sections.ts';
import { sectionPracticeHref, startPracticeHref } from '../../domain/paths.ts';

/** The sections of an exam as rows, the weakest first. */
export const sectionRows = (
  { link, bought }: { readonly link: string; readonly bought: boolean },
  history: readonly SectionedRecord[],
) =>
  weakestFirst(history).map((section) => ({
    ...section,
    // Of a section too few questions are free for ten of them: then one chooses.
    href: bought ? startPracticeHref(link, section.id) : sectionPracticeHref(link, section.id),
  }));
