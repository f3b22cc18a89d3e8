import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { indexFromNumber, pageOf, pageRange } from './pages.ts';

const Root = styled('form', { name: 'CcNavigatorPages', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
}));

const Label = styled('label', { name: 'CcNavigatorPages', slot: 'Label' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
}));

const NumberField = styled(InputBase, { name: 'CcNavigatorPages', slot: 'NumberField' })(({ theme }) => ({
  width: '7ch',
  height: 44,
  padding: '0 10px',
  border: `1.5px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.paper,
  fontSize: 16,
  fontWeight: 500,
  '&.Mui-focused': theme.mixins.focusRing,
}));

export interface NavigatorPagesProps {
  /** The page on show, from 0. */
  page: number;
  /** Number of questions. */
  total: number;
  onPage: (page: number) => void;
  onGoTo: (index: number) => void;
}

/**
 * Pages through the questions of a long exam, or jumps to one by its number; renders nothing for a short exam. Not MUI's
 * Pagination: below a grid of question numbers, page numbers would be taken for questions.
 */
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
