import Card from '@mui/material/Card';
import { Suspense, useCallback, useId, useState } from 'react';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { NavigatorCell } from './NavigatorCell.tsx';
import { NavigatorToggle } from './NavigatorToggle.tsx';
import { pageOf, pageRange, pageSize } from './pages.ts';
import { useTabStop } from './useTabStop.ts';

const NavigatorPages = lazyPart(async () => (await import('./NavigatorPages.tsx')).NavigatorPages);

const Root = part('div', 'CcQuestionNavigator', 'Root', ({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

// Its icon stands at the page's edge.
const Toggle = part(NavigatorToggle, 'CcQuestionNavigator', 'Toggle', { justifySelf: 'start', marginLeft: -4 });

const Pages = part(NavigatorPages, 'CcQuestionNavigator', 'Pages', ({ theme }) => ({ marginTop: theme.spacing(2) }));

const Panel = part(Card, 'CcQuestionNavigator', 'Panel', ({ theme }) => ({
  // The focus ring of a cell at the edge reaches over it.
  overflow: 'visible',
  padding: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5) },
}));

const Cells = part('ol', 'CcQuestionNavigator', 'Cells', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export interface QuestionNavigatorProps extends Omit<ElementProps<'div'>, 'children'> {
  /** What may be shown of each question, in order. */
  marks: readonly QuestionMark[];
  /** Position of the question on show, from 0; null in the results view. */
  current: number | null;
  /** Jumps to a question. Keep it stable. */
  onGoTo: (index: number) => void;
  /** Whether the list is open at first. @default false */
  defaultExpanded?: boolean;
}

/**
 * All questions by number, closed until the learner opens it. It renders at most sixty at a time, so that an exam of
 * any length is equally fast.
 *
 * @when All questions of a quiz by number, in practice and its results.
 * @whenNot In an exam simulation, with flags: ExamMap.
 * @whenNot How far the quiz is: QuizMeter.
 * @keyboard Tab: reaches the button that opens it, then stops once at the list, at the question on show.
 * @keyboard Arrow keys, Home, End: move inside the list.
 * @keyboard Enter, Space: opens the list, or goes to the question.
 * @screenReader A navigation "Questions"; each button says its number and how it stands, and the one on show is the
 *   current step.
 * @status stable
 */
export function QuestionNavigator({
  marks,
  current,
  onGoTo,
  defaultExpanded = false,
  ...rest
}: QuestionNavigatorProps) {
  const [isOpen, setOpen] = useState(defaultExpanded);
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
  const { tabStop, onFocus, onKeyDown } = useTabStop(current ?? 0, from, to);
  return (
    <Root {...rest}>
      <Toggle expanded={isOpen} panelId={panelId} onToggle={setOpen} />
      {isOpen && (
        <Panel id={panelId} role="navigation" aria-label="Questions">
          <Cells start={from + 1} onKeyDown={onKeyDown}>
            {marks.slice(from, to).map((mark, offset) => (
              <NavigatorCell
                key={offset}
                index={from + offset}
                mark={mark}
                selected={from + offset === current}
                tabStop={from + offset === tabStop}
                onGoTo={goTo}
                onCellFocus={onFocus}
              />
            ))}
          </Cells>
          {marks.length > pageSize && (
            <Suspense>
              <Pages page={page} total={marks.length} onPage={setChosenPage} onGoTo={goTo} />
            </Suspense>
          )}
        </Panel>
      )}
    </Root>
  );
}
