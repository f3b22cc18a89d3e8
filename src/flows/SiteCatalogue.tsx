import { paths } from '../../domain/paths.ts';
import { ExamCatalogue } from '../components/exams/ExamCatalogue/ExamCatalogue.tsx';
import { useExamList } from '../data/exams/examList.ts';
import { useCart } from './useCart.ts';

/** The site's certifications, with the cart of someone who is logged in. */
export function SiteCatalogue() {
  const { data: exams, error, reload } = useExamList();
  return <ExamCatalogue exams={exams} error={error} quiet onRetry={reload} hrefOf={paths.quiz.href} shop={useCart()} />;
}
