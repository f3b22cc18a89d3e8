import { shareOf, type SectionedRecord, weakestFirst } from '../../domain/member/sections.ts';
import { sectionPracticeHref, startPracticeHref } from '../../domain/paths.ts';
import type { SectionStandingsProps } from '../components/member/SectionStandings/SectionStandings.tsx';

/** The sections of an exam as rows, the weakest first. */
export const sectionRows = (
  { link, bought }: { readonly link: string; readonly bought: boolean },
  history: readonly SectionedRecord[],
): NonNullable<SectionStandingsProps['sections']> =>
  weakestFirst(history).map(({ id, name, weight, fullyCorrect, total, before }) => ({
    name,
    weight,
    right: fullyCorrect,
    total,
    share: shareOf({ fullyCorrect, total }),
    before: before && shareOf(before),
    // Of a section too few questions are free for ten of them: then one chooses.
    href: bought ? startPracticeHref(link, id) : sectionPracticeHref(link, id),
  }));
