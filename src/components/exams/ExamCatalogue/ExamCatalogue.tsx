import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement, ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { StateBlock } from '../../base/StateBlock/StateBlock.tsx';
import { ErrorBlock } from '../../base/ErrorBlock/ErrorBlock.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

/** Below this width the cards stand below each other. */
const oneInARow = '@media (max-width: 640px)';

const Cards = part(Grid, 'CcExamCatalogue', 'Cards', ({ theme }) => ({
  [oneInARow]: { rowGap: theme.spacing(2) },
}));

const Cell = part(Grid, 'CcExamCatalogue', 'Cell', {
  // The card's layout depends on the width of its cell.
  containerType: 'inline-size',
  [oneInARow]: { width: '100%' },
});

/** A card whose exam is still loading. */
const Shape = part(Skeleton, 'CcExamCatalogue', 'Shape', ({ theme }) => ({
  height: 334,
  '&[data-compact="true"]': { height: 98, [theme.breakpoints.down('sm')]: { height: 74 } },
  borderRadius: theme.radius.large,
}));

export interface ExamCatalogueProps {
  /** All exams, an ExamCard each, or an ExamLink where they are compact, with keys; undefined while they load. */
  cards?: readonly ReactElement[] | undefined;
  /** How many there will be, while they load. @default 7 */
  count?: number;
  /** Whether they are compact. @default false */
  compact?: boolean;
  /** Why they could not be loaded. */
  error?: Error | undefined;
  /** Tries to load them again. */
  onRetry?: (() => void) | undefined;
  /** What fills the rest of the last row, such as a Banner. */
  children?: ReactNode;
}

/**
 * The certifications as cards, up to three in a row, or their loading, empty or failed state.
 *
 * @when The list of certifications.
 * @whenNot The exams that a user owns, on the profile: ExamHistory.
 * @do Say in `count` how many will come, so that nothing moves.
 * @keyboard Tab: goes from card to card, row by row, and to `children` last. While they load, Tab passes by.
 * @screenReader A list of cards, each with a heading. Loading is announced once; a toast announces a failure.
 */
export function ExamCatalogue({ cards, count = 7, compact = false, error, onRetry, children }: ExamCatalogueProps) {
  if (cards === undefined && error) {
    return (
      <ErrorBlock title="The certifications could not be loaded" message={error.message} quiet onRetry={onRetry} />
    );
  }
  if (cards?.length === 0) {
    return (
      <StateBlock title="No certifications yet">The first exams are being written. Please come back soon.</StateBlock>
    );
  }
  const shown = cards ?? Array.from({ length: count }, (_, card) => <Shape key={card} data-compact={compact} />);
  return (
    <div>
      {cards === undefined && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
      <Cards container component="ul" role="list" aria-label="Certifications" columns={6} spacing={compact ? 2 : 3}>
        {shown.map((card) => (
          <Cell key={card.key} component="li" size={{ xs: 3, lg: 2 }}>
            {card}
          </Cell>
        ))}
        {cards && children && (
          <Cell component="li" size="grow">
            {children}
          </Cell>
        )}
      </Cards>
    </div>
  );
}
