import { examProgress } from '../../domain/member/examProgress.ts';
import { paths } from '../../domain/paths.ts';
import { ExamCard } from '../components/exams/ExamCard/ExamCard.tsx';
import { ExamCatalogue } from '../components/exams/ExamCatalogue/ExamCatalogue.tsx';
import { useUserDetails } from '../data/learning/progress.ts';
import { type ListedExam, useExamList } from '../data/exams/examList.ts';
import { useLearnerQuestions } from '../data/learning/learnerQuestions.ts';
import { useSession } from '../data/session/useSession.ts';
import { onlyForVisitors } from '../theme/forVisitors.ts';
import { FirstExamOffer } from './FirstExamOffer.tsx';
import { useCart } from './useCart.ts';

export interface SiteCatalogueProps {
  /** Shows only these, without progress; all of them without it, and to a visitor where to begin. */
  only?: (exam: ListedExam) => boolean;
}

/** The site's certifications, with the cart and the progress of someone who is logged in, whose own come first, then those they have begun. */
export function SiteCatalogue({ only }: SiteCatalogueProps) {
  const { data: exams, error, reload } = useExamList();
  const viewer = useSession();
  const userId = viewer.status === 'user' ? viewer.user.userId : undefined;
  const cart = useCart();
  const details = useUserDetails(userId);
  const questions = useLearnerQuestions(undefined, userId);
  const isKnown = [details, questions].every((read) => read.data ?? read.error);

  const listed = exams?.map((exam) => {
    const progress = isKnown
      ? examProgress(
          exam,
          details.data?.exams.find((record) => record.link === exam.link)?.attempts,
          questions.data?.filter((one) => one.examId === exam.id),
        )
      : null;
    return { exam, progress, rank: exam.bought ? 2 : progress?.seen ? 1 : 0 };
  });
  return (
    <>
      {!only && viewer.status !== 'user' && <FirstExamOffer {...(viewer.status === 'reading' && onlyForVisitors)} />}
      <ExamCatalogue
        cards={listed
          ?.filter(({ exam }) => only?.(exam) ?? true)
          .toSorted((one, other) => other.rank - one.rank)
          .map(({ exam, progress }) => (
            <ExamCard
              key={exam.id}
              exam={exam.link}
              name={exam.name}
              description={exam.description}
              price={exam.price}
              pending={exam.paymentPending}
              facts={exam}
              href={paths.quiz.href(exam.link)}
              progress={only || viewer.status === 'visitor' ? undefined : progress}
              shop={
                cart && {
                  bought: exam.bought,
                  inCart: exam.in_cart,
                  cartHref: paths.cart.href(),
                  onAdd: () => cart.onAdd(exam.id),
                  onRemove: () => cart.onRemove(exam.id),
                }
              }
            />
          ))}
        error={error}
        count={only ? 3 : 7}
        onRetry={reload}
      />
    </>
  );
}
