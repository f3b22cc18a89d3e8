import type { Article } from '../../../domain/articles/types.ts';
import { paths } from '../../../domain/paths.ts';
import type { PracticePlace } from '../../components/articles/ArticleCard/ArticleCard.tsx';
import type { ListedExam } from '../../data/exams/examList.ts';

/** Where the reader of an article can practice: the exams that it is about and that are on offer. */
export function practicePlaces({ exams: subjects }: Article, exams: readonly ListedExam[]): PracticePlace[] {
  const places = subjects.flatMap((slug) => exams.filter(({ link }) => link === slug));
  if (places.length > 1 && places.length === exams.length) {
    return [{ label: 'See all certifications', href: paths.certifications.href() }];
  }
  return places.map(({ name, link }) => ({ label: `Practice ${name}`, href: paths.quiz.href(link) }));
}
