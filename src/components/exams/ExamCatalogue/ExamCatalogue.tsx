import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../base/ErrorBlock/ErrorBlock.tsx';
import { ExamCard } from '../ExamCard/ExamCard.tsx';
import { ExamCardSkeleton } from '../ExamCard/ExamCardSkeleton.tsx';
import { ExamGrid } from '../ExamGrid/ExamGrid.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

interface CatalogueExam {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The slug. */
  readonly link: string;
  /** Dollars, a number or a numeric string. */
  readonly price: string | number;
  /** False for a visitor, as `in_cart` is. */
  readonly bought: boolean;
  readonly in_cart: boolean;
  readonly questionCount: number;
  readonly minutes: number;
  readonly passMark: number;
}

/** What a user who is logged in can do with the exams. */
interface CatalogueShop {
  /** Id of the exam whose change of the cart is pending. */
  busyExam?: string | undefined;
  /** Gets the exam's id, as `onRemove` does. */
  onAdd: (examId: string) => void;
  onRemove: (examId: string) => void;
}

export interface ExamCatalogueProps {
  /** All exams; undefined while they load. */
  exams: readonly CatalogueExam[] | undefined;
  /** Why they could not be loaded. */
  error: Error | undefined;
  onRetry: () => void;
  /** The address of an exam's page. */
  hrefOf: (link: string) => string;
  /** Shows the cart's buttons on the cards; undefined for a visitor, who sees none (specification, section 2). */
  shop?: CatalogueShop | undefined;
}

/** The certifications as cards, or what is shown instead: that they load, that there are none, that they failed to load. */
export function ExamCatalogue({ exams, error, onRetry, hrefOf, shop }: ExamCatalogueProps) {
  if (exams === undefined && error) {
    return <ErrorBlock title="The certifications could not be loaded" message={error.message} onRetry={onRetry} />;
  }
  if (exams === undefined) {
    return (
      <>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <ExamGrid label="Certifications">
          {[1, 2, 3, 4, 5, 6, 7].map((card) => (
            <ExamCardSkeleton key={card} />
          ))}
        </ExamGrid>
      </>
    );
  }
  if (exams.length === 0) {
    return (
      <EmptyState title="No certifications yet">The first exams are being written. Please come back soon.</EmptyState>
    );
  }
  return (
    <ExamGrid label="Certifications">
      {exams.map(({ id, link, name, description, price, bought, in_cart: inCart, ...facts }) => (
        <ExamCard
          key={id}
          exam={link}
          name={name}
          description={description}
          price={price}
          facts={facts}
          href={hrefOf(link)}
          shop={
            shop && {
              bought,
              inCart,
              isBusy: shop.busyExam === id,
              onAdd: () => shop.onAdd(id),
              onRemove: () => shop.onRemove(id),
            }
          }
        />
      ))}
    </ExamGrid>
  );
}
