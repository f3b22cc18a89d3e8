import { styled } from '../../theme/styled.ts';
import { useState } from 'react';
import { color, font, radius, space } from '../../theme/style.ts';
import { Button } from '../Button/Button.tsx';
import { indexFromNumber, pageOf, pageRange } from './pages.ts';

const Root = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  marginTop: space(2),
  fontSize: '15px',
  '& output': { fontVariantNumeric: 'tabular-nums' },
  '& label': { display: 'flex', alignItems: 'center', gap: space(1), marginInlineStart: 'auto' },
  '& input': {
    width: '7ch',
    height: 44,
    padding: '0 10px',
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.ink,
    font: `500 16px/1 ${font.text}`,
  },
});

export interface NavigatorPagesProps {
  /** The page on show, from 0. */
  page: number;
  /** Number of questions. */
  total: number;
  onPage: (page: number) => void;
  onGoTo: (index: number) => void;
}

/** Leafs through the questions of a long exam, or jumps to one by its number. Short exams have none of it. */
export function NavigatorPages({ page, total, onPage, onGoTo }: NavigatorPagesProps) {
  const [typed, setTyped] = useState('');
  const lastPage = pageOf(total - 1);
  if (lastPage <= 0) return null;
  const { from, to } = pageRange(page, total);
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        const index = indexFromNumber(typed, total);
        if (index === undefined) return;
        setTyped('');
        onGoTo(index);
      }}
    >
      <Button variant="line" size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Earlier
      </Button>
      <output>
        {from + 1} to {to} of {total}
      </output>
      <Button variant="line" size="small" disabled={page === lastPage} onClick={() => onPage(page + 1)}>
        Later
      </Button>
      <label>
        Question
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={total}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button variant="line" size="small" type="submit">
        Go
      </Button>
    </Root>
  );
}
