import { paths } from '../../app/paths.ts';
import type { Article } from '../../articles/types.ts';
import type { PracticePlace } from '../../components/ArticleCard/ArticleCard.tsx';
import { useExamList } from '../../data/exams/examList.ts';

/** Where the reader of an article can practise: the exams that it speaks of and that are on offer. */
export function usePracticePlaces({ exams: spokenOf }: Article): PracticePlace[] {
  const { exams = [] } = useExamList();
  const places = spokenOf.flatMap((slug) => exams.filter(({ link }) => link === slug));
  if (places.length > 1 && places.length === exams.length) {
    return [{ label: 'See all certifications', href: paths.certifications.href() }];
  }
  return places.map(({ name, link }) => ({ label: `Practise ${name}`, href: paths.quiz.href(link) }));
}
