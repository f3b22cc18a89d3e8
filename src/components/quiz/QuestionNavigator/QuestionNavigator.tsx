import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Suspense, useCallback, useId, useState } from 'react';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { NavigatorCell } from './NavigatorCell.tsx';
import { NavigatorToggle } from './NavigatorToggle.tsx';
import { pageOf, pageRange, pageSize } from './pages.ts';

const NavigatorPages = lazyPart(async () => (await import('./NavigatorPages.tsx')).NavigatorPages);

const Panel = styled(Card, { name: 'CcQuestionNavigator', slot: 'Panel' })(({ theme }) => ({
  // The focus ring of a cell at the edge reaches over it.
  overflow: 'visible',
  padding: theme.spacing(2),
  marginBottom: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5) },
}));

const Cells = styled('ol', { name: 'CcQuestionNavigator', slot: 'Cells' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export interface QuestionNavigatorProps {
  /** What may be shown of each question, in order. */
  marks: readonly QuestionMark[];
  /** Position of the question on show, from 0; null in the results view. */
  current: number | null;
  /** Jumps to a question. Keep it stable. */
  onGoTo: (index: number) => void;
  /** @default false */
  startsOpen?: boolean;
}

/**
 * All questions by number, closed until somebody opens it. It renders at most sixty at a time, so that an exam of any
 * length is equally fast.
 */
export function QuestionNavigator({ marks, current, onGoTo, startsOpen = false }: QuestionNavigatorProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [chosenPage, setChosenPage] = useState<number | null>(null);
  const panelId = useId();
  const goTo = useCallback(
    (index: number) => {
      setChosenPage(null);
      // On a phone the open list covers the question that was chosen.
      if (window.matchMedia('(hover: none)').matches) setOpen(false);
      onGoTo(index);
    },
    [onGoTo],
  );
  const page = chosenPage ?? pageOf(current ?? 0);
  const { from, to } = pageRange(page, marks.length);
  return (
    <>
      <NavigatorToggle isOpen={isOpen} panelId={panelId} onToggle={setOpen} />
      {isOpen && (
        <Panel id={panelId} role="navigation" aria-label="Questions">
          <Cells start={from + 1}>
            {marks.slice(from, to).map((mark, offset) => (
              <NavigatorCell
                key={offset}
                index={from + offset}
                mark={mark}
                isCurrent={from + offset === current}
                onGoTo={goTo}
              />
            ))}
          </Cells>
          {marks.length > pageSize && (
            <Suspense>
              <NavigatorPages page={page} total={marks.length} onPage={setChosenPage} onGoTo={goTo} />
            </Suspense>
          )}
        </Panel>
      )}
    </>
  );
}
