import type { Price } from '../../../../domain/pricing/total.ts';
import { Children, type ReactNode } from 'react';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../base/ErrorBlock/ErrorBlock.tsx';
import { ExamCard } from '../ExamCard/ExamCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import type { ExamProgress } from '../ProgressLine/ProgressLine.tsx';
import { Cards, Cell, Shape } from './parts.ts';

interface CatalogueExam {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The slug. */
  readonly link: string;
  /** Dollars, a number or a numeric string. */
  readonly price: Price;
  /** False for a visitor, as `in_cart` is. */
  readonly bought: boolean;
  readonly in_cart: boolean;
  readonly paymentPending?: boolean | undefined;
  readonly questionCount?: number | undefined;
  readonly passMark?: number | undefined;
}

/** What a user who is logged in can do with the exams. */
interface CatalogueShop {
  /** Where the cart is. */
  cartHref: string;
  /** Id of the exam whose change of the cart is pending. */
  loadingExam?: string | undefined;
  /** Gets the exam's id, as `onRemove` does. */
  onAdd: (examId: string) => void;
  onRemove: (examId: string) => void;
}

export interface ExamCatalogueProps {
  /** All exams, as the server lists them; undefined while they load. */
  exams?: readonly CatalogueExam[] | undefined;
  /** Why they could not be loaded. */
  error?: Error | undefined;
  /** Tries to load them again. */
  onRetry: () => void;
  /** The address of an exam's page. */
  hrefOf: (link: string) => string;
  /** The cart's buttons on the cards; none for a visitor. Fields: `cartHref`, `onAdd`, `onRemove`, `loadingExam`. */
  shop?: CatalogueShop | undefined;
  /** How far the user is with an exam, by its id, as an ExamCard takes it; undefined for a visitor. */
  progressOf?: ((examId: string) => ExamProgress | null) | undefined;
  /** What takes the rest of the last row, such as a Banner. */
  children?: ReactNode;
}

/**
 * The certifications as cards, up to three in a row, or their loading, empty or failed state.
 *
 * @when The list of certifications.
 * @whenNot Cards of another kind: FeatureList.
 * @whenNot The exams that a user owns, on the profile: ExamHistory.
 * @screenReader It announces once that it loads; a toast announces a failure.
 */
export function ExamCatalogue({ exams, error, onRetry, hrefOf, shop, progressOf, children }: ExamCatalogueProps) {
  if (exams === undefined && error) {
    return (
      <ErrorBlock title="The certifications could not be loaded" message={error.message} quiet onRetry={onRetry} />
    );
  }
  if (exams === undefined) {
    return (
      <div>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <ExamGrid>
          {[1, 2, 3, 4, 5, 6, 7].map((card) => (
            <Shape key={card} />
          ))}
        </ExamGrid>
      </div>
    );
  }
  if (exams.length === 0) {
    return (
      <EmptyState title="No certifications yet">The first exams are being written. Please come back soon.</EmptyState>
    );
  }
  return (
    <ExamGrid last={children}>
      {exams.map(({ id, link, bought, in_cart: inCart, paymentPending, ...exam }) => (
        <ExamCard
          key={id}
          exam={link}
          name={exam.name}
          description={exam.description}
          price={exam.price}
          pending={paymentPending}
          facts={{ questionCount: exam.questionCount, passMark: exam.passMark }}
          href={hrefOf(link)}
          progress={progressOf?.(id)}
          shop={
            shop && {
              bought,
              inCart,
              cartHref: shop.cartHref,
              loading: shop.loadingExam === id,
              onAdd: () => shop.onAdd(id),
              onRemove: () => shop.onRemove(id),
            }
          }
        />
      ))}
    </ExamGrid>
  );
}

const ExamGrid = ({ children, last }: { children: ReactNode; last?: ReactNode }) => (
  <Cards container component="ul" role="list" aria-label="Certifications" columns={6} spacing={3}>
    {Children.toArray(children).map((card, position) => (
      <Cell key={position} component="li" size={{ xs: 3, lg: 2 }}>
        {card}
      </Cell>
    ))}
    {last && (
      <Cell component="li" size="grow">
        {last}
      </Cell>
    )}
  </Cards>
);
