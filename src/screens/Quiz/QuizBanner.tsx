import { paths } from '../../app/paths.ts';
import { useCart } from '../../app/useCart.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CartButton } from '../../components/CartButton/CartButton.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { useSession } from '../../data/session/useSession.ts';

/** What stands below a quiz by who looks and what they have of the exam (specification, section 2, "Banners"). */
export function QuizBanner({ examId }: { examId: string | undefined }) {
  const { status } = useSession();
  const { exams } = useExamList();
  const cart = useCart();
  if (status !== 'user') {
    return (
      <Banner
        isProvisional={status === 'reading'}
        title="Unlock Partial Access to Exams for Free!"
        action={
          <Button href={paths.signUp.href()} variant="call" size="small">
            Sign up
          </Button>
        }
      >
        With an account twenty questions of every exam are open to you, and your results are kept.
      </Banner>
    );
  }
  const exam = exams?.find(({ id }) => id === examId);
  if (!cart || !exam || exam.bought || exam.in_cart) return null;
  return (
    <Banner
      title="You're Logged In!"
      action={
        <CartButton
          examName={exam.name}
          price={exam.price}
          variant="call"
          isInCart={false}
          onAdd={() => cart.onAdd(exam.id)}
          onRemove={() => cart.onRemove(exam.id)}
        />
      }
    >
      Twenty questions are open to you. Buy the exam once, and all of them are, for good.
    </Banner>
  );
}
