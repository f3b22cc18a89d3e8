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
}

export interface ExamCatalogueProps {
  /** All exams; undefined while they are on their way. */
  exams: readonly CatalogueExam[] | undefined;
  /** Why they could not be had. */
  error: Error | undefined;
  onRetry: () => void;
  /** The address of an exam's page. */
  hrefOf: (link: string) => string;
}

/** The certifications as cards, or what stands in their place while they load, when there are none, when they failed. */
export function ExamCatalogue({ exams, error, onRetry, hrefOf }: ExamCatalogueProps) {
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
      {exams.map(({ id, link, name, description, price }) => (
        <ExamCard key={id} exam={link} name={name} description={description} price={price} href={hrefOf(link)} />
      ))}
    </ExamGrid>
  );
}
