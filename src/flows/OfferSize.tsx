import { numberWithin } from '../../domain/numberWord.ts';
import { useExamList } from '../data/exams/examList.ts';

/** How much there is to practice, where that is known. */
export function OfferSize() {
  const { data: exams = [] } = useExamList();
  const count = exams.reduce((sum, { questionCount = 0 }) => sum + questionCount, 0);
  // By hand: the first formatter of a page blocks a slow phone.
  const grouped = String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return count > 0 && `${grouped} original questions across ${numberWithin(exams.length)} exams.`;
}
