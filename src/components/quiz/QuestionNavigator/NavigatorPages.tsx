import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { part } from '../../../theme/part.ts';
import { indexFromNumber, pageOf, pageRange } from './pages.ts';

const Root = part('form', 'CcNavigatorPages', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
}));

const Label = part('label', 'CcNavigatorPages', 'Label', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
}));

const NumberField = part(InputBase, 'CcNavigatorPages', 'NumberField', ({ theme }) => ({
  width: '7ch',
  height: 44,
  padding: '0 10px',
  border: `1.5px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.paper,
  ...theme.typography.body2,
  '&.Mui-focused': theme.mixins.focusRing,
}));

interface NavigatorPagesProps {
  /** The page on show, from 0. */
  page: number;
  /** Number of questions. */
  total: number;
  /** Shows another page of numbers, counted from 0. */
  onPage: (page: number) => void;
  /** Jumps to a question by its position, from 0. */
  onGoTo: (index: number) => void;
}

/**
 * Pages through the questions of a long exam, or jumps to one by its number. Page numbers, as MUI's Pagination has, would
 * be taken for questions.
 */
export function NavigatorPages({ page, total, onPage, onGoTo }: NavigatorPagesProps) {
  const [typed, setTyped] = useState('');
  const lastPage = pageOf(total - 1);
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
      <Button variant="outlined" size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Earlier
      </Button>
      <output>
        {from + 1} to {to} of {total}
      </output>
      <Button variant="outlined" size="small" disabled={page === lastPage} onClick={() => onPage(page + 1)}>
        Later
      </Button>
      <Label>
        Question
        <NumberField
          type="number"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ input: { inputMode: 'numeric', min: 1, max: total } }}
        />
      </Label>
      <Button variant="outlined" size="small" type="submit">
        Go
      </Button>
    </Root>
  );
}
