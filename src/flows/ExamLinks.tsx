import { counted } from '../../domain/numberWord.ts';
import { paths, startPracticeHref } from '../../domain/paths.ts';
import { dollars } from '../../domain/pricing/total.ts';
import { ExamCatalogue } from '../components/exams/ExamCatalogue/ExamCatalogue.tsx';
import { ExamLink } from '../components/exams/ExamLink/ExamLink.tsx';
import { type ListedExam, useExamList } from '../data/exams/examList.ts';
import { FirstExamOffer } from './FirstExamOffer.tsx';

/** Every certification in brief, each a link to its page, and where to begin; beside the one that is offered, the others. */
export function ExamLinks({ offered }: { offered?: ListedExam | undefined }) {
  const { data: exams, error, reload } = useExamList();
  const sizeAndPrice = ({ questionCount, bought, price }: ListedExam) =>
    [questionCount && counted(questionCount, 'question'), !offered && !bought && `$${dollars(price)}`]
      .filter(Boolean)
      .join(' · ');
  return (
    <ExamCatalogue
      compact
      cards={exams
        ?.filter(({ id }) => id !== offered?.id)
        .map((exam) => (
          <ExamLink
            key={exam.link}
            exam={exam.link}
            href={offered ? startPracticeHref(exam.link, undefined) : paths.quiz.href(exam.link)}
            name={exam.name}
            offer={sizeAndPrice(exam)}
          />
        ))}
      error={error}
      onRetry={reload}
    >
      {!offered && <FirstExamOffer sx={{ height: '100%' }} />}
    </ExamCatalogue>
  );
}
