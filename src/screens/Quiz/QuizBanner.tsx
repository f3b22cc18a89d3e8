import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { paths } from '../../../domain/paths.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { Banner } from '../../components/exams/Banner/Banner.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { useSession } from '../../data/session/useSession.ts';

const CartOffer = lazyPart(async () => (await import('../../flows/CartOffer.tsx')).CartOffer);

export interface QuizBannerProps {
  examId: string | undefined;
  /** The page's address, to which a visitor returns. */
  here: string;
  /** Who began the quiz above it; undefined for a visitor. */
  userId?: string | undefined;
}

/** The offer below a quiz, by the session and what the learner has bought (docs/product.md 2.11). */
export function QuizBanner({ examId, here, userId }: QuizBannerProps) {
  const { status } = useSession();
  const { data: exams } = useExamList();
  if (status !== 'user') {
    // A user whose session ended during the quiz is no visitor.
    if (userId !== undefined) return null;
    return (
      <Banner
        provisional={status === 'reading'}
        title="Unlock Partial Access to Exams for Free!"
        actions={[{ label: 'Sign up', href: paths.signUp.href(here), variant: 'outlined' }]}
      >
        A free account gets you {freeQuestions.member} questions from every exam and saves your results.
      </Banner>
    );
  }
  const exam = exams?.find(({ id }) => id === examId);
  if (!exam || exam.bought || exam.in_cart) return null;
  return (
    <Banner title="You're Logged In!" action={<CartOffer exam={exam} />}>
      {`Unlock all ${exam.questionCount ?? 'the'} questions. You have ${freeQuestions.member} now. Pay once; access never expires.`}
    </Banner>
  );
}
