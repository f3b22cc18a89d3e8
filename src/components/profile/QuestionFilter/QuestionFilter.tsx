import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';

const Root = part('div', 'CcQuestionFilter', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

/** On a phone it is one row that scrolls, as wide as the window. Its padding leaves room for the focus ring. */
const Head = part('div', 'CcQuestionFilter', 'Head', ({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: {
    overflowX: 'auto',
    margin: '-8px -20px',
    padding: '8px 20px',
    scrollPaddingInline: 20,
    scrollbarWidth: 'none',
  },
}));

const Toggle = part(Button, 'CcQuestionFilter', 'Toggle', ({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Kinds = part('nav', 'CcQuestionFilter', 'Kinds', { display: 'flex', gap: 'inherit' });

const Kind = part(Button, 'CcQuestionFilter', 'Kind', { flex: 'none' });

const Fields = part('div', 'CcQuestionFilter', 'Fields', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { '&[data-open="false"]': { display: 'none' } },
}));

export interface QuestionFilterProps extends Omit<ElementProps<'div'>, 'children'> {
  /** What can be listed, each with its number and its address. */
  kinds: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly selected: boolean;
  }[];
  /** Further choices. Each: `label`, `all` (the words of its first option, which chooses all), `options`, `value`, `onChoose`. */
  choices: readonly {
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    /** The chosen one; empty for all. */
    readonly value: string;
    readonly onChoose: (value: string) => void;
  }[];
  /** What is searched for in questions and notes. */
  search: string;
  /** Something else is searched for; empty for nothing. */
  onSearch: (search: string) => void;
  /** How many questions are listed, in words. */
  found: string;
}

/**
 * Chooses which of their questions a learner sees: by kind, by exam, by section, and by what is searched for. On a phone
 * all but the kinds is behind a button.
 *
 * @when Above MarkedQuestions.
 * @whenNot Which questions a practice asks: ChoiceGroup, SectionTree.
 * @do Offer the sections only once an exam is chosen.
 * @do Put an EmptyState below it where nothing is found.
 * @keyboard Escape: in the search, clears it.
 * @screenReader On a phone a button "Filter", expanded or collapsed; a navigation "Kind of questions" of links with their
 *   numbers, of which the one on show is current; then the choices and a search.
 * @screenReader How many were found is announced when the typing pauses.
 * @status new
 */
export function QuestionFilter({ kinds, choices, search, onSearch, found, ...rest }: QuestionFilterProps) {
  const used = choices.filter(({ value }) => value !== '').length + (search === '' ? 0 : 1);
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <Root {...rest}>
      <Head>
        <Toggle variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {used > 0 ? `Filter (${used})` : 'Filter'}
        </Toggle>
        <Kinds aria-label="Kind of questions">
          {kinds.map(({ label, count, href, selected }) => (
            <Kind
              key={href}
              href={href}
              size="small"
              variant={selected ? 'contained' : 'outlined'}
              aria-current={selected ? 'page' : undefined}
            >
              {label} ({count})
            </Kind>
          ))}
        </Kinds>
      </Head>
      <Fields data-open={isOpen}>
        {choices.map(({ all, options, ...choice }) => (
          <SelectField
            key={choice.label}
            // As wide as the search beside it.
            sx={{ maxWidth: 'none' }}
            options={[{ value: '', label: all }, ...options]}
            {...choice}
          />
        ))}
        <SearchField label="Search your questions and notes" value={search} onChange={onSearch} found={found} />
      </Fields>
    </Root>
  );
}
