import { styled } from '../../theme/styled.ts';
import { useId, useState } from 'react';
import type { QuestionMark } from '../../quiz/marks.ts';
import { card, color, font, media, radius, space } from '../../theme/style.ts';
import { NavigatorCell } from './NavigatorCell.tsx';
import { NavigatorPages } from './NavigatorPages.tsx';
import { NavigatorToggle } from './NavigatorToggle.tsx';
import { pageOf, pageRange } from './pages.ts';

// The cells' looks live here, with the list: as elements of their own they would cost a style each.
const Panel = styled('div')({
  ...card,
  padding: space(2),
  marginBottom: space(3),
  [media.narrow]: { padding: space(1.5) },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
    gap: '8px',
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& ol button': {
    position: 'relative',
    width: '100%',
    height: 44,
    padding: 0,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.ink,
    font: `600 15px/1 ${font.text}`,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& ol button:hover': { borderColor: color.action },
  '& ol button[data-mark="answered"]': { background: color.sunk, borderColor: color.inkSoft },
  '& ol button[data-mark="correct"]': { background: color.rightSoft, borderColor: color.right, color: color.right },
  '& ol button[data-mark="partial"], & ol button[data-mark="incomplete"]': {
    background: color.missedSoft,
    borderColor: color.missed,
    borderStyle: 'dashed',
    color: color.missed,
  },
  '& ol button[data-mark="incorrect"]': {
    background: color.wrongSoft,
    borderColor: color.wrong,
    color: color.wrong,
    textDecoration: 'line-through',
  },
  '& ol button[aria-current]': { boxShadow: `0 0 0 2px ${color.paper}, 0 0 0 4px ${color.action}` },
});

export interface QuestionNavigatorProps {
  /** What may be told of each question, in order. */
  marks: readonly QuestionMark[];
  /** Position of the question on show, from 0; null in the results view. */
  current: number | null;
  /** Jumps to a question. Keep it stable. */
  onGoTo: (index: number) => void;
  /** @default false */
  startsOpen?: boolean;
}

/**
 * All questions by number, folded away until asked for. It draws at most sixty at a time, so that an exam of any
 * length stays as quick.
 */
export function QuestionNavigator({ marks, current, onGoTo, startsOpen = false }: QuestionNavigatorProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [chosenPage, setChosenPage] = useState<number | null>(null);
  const panelId = useId();
  const page = chosenPage ?? pageOf(current ?? 0);
  const { from, to } = pageRange(page, marks.length);
  const goTo = (index: number) => {
    setChosenPage(null);
    onGoTo(index);
  };
  return (
    <>
      <NavigatorToggle isOpen={isOpen} panelId={panelId} onToggle={setOpen} />
      {isOpen && (
        <Panel id={panelId} role="navigation" aria-label="Questions">
          <ol start={from + 1}>
            {marks.slice(from, to).map((mark, offset) => (
              <NavigatorCell
                key={from + offset}
                index={from + offset}
                mark={mark}
                isCurrent={from + offset === current}
                onGoTo={goTo}
              />
            ))}
          </ol>
          <NavigatorPages page={page} total={marks.length} onPage={setChosenPage} onGoTo={goTo} />
        </Panel>
      )}
    </>
  );
}
