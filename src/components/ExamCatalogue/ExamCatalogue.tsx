import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../ErrorBlock/ErrorBlock.tsx';
import { ExamCard } from '../ExamCard/ExamCard.tsx';
import { ExamCardSkeleton } from '../ExamCard/ExamCardSkeleton.tsx';
import { ExamGrid } from '../ExamGrid/ExamGrid.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

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
}

/** What somebody who is logged in can do about the exams. */
interface CatalogueShop {
  /** Id of the exam whose place in the cart is changing. */
  busyExam?: string | undefined;
  /** Gets the exam's id, as `onRemove` does. */
  onAdd: (examId: string) => void;
  onRemove: (examId: string) => void;
}

export interface ExamCatalogueProps {
  /** All exams; undefined while they are on their way. */
  exams: readonly CatalogueExam[] | undefined;
  /** Why they could not be had. */
  error: Error | undefined;
  onRetry: () => void;
  /** The address of an exam's page. */
  hrefOf: (link: string) => string;
  /** Brings the cart's buttons to the cards; undefined for a visitor, who sees none (specification, section 2). */
  shop?: CatalogueShop | undefined;
}

/** The certifications as cards, or what stands in their place while they load, when there are none, when they failed. */
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
      {exams.map(({ id, link, name, description, price, bought, in_cart: inCart }) => (
        <ExamCard
          key={id}
          exam={link}
          name={name}
          description={description}
          price={price}
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
