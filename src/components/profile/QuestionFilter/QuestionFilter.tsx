import Button from '@mui/material/Button';
import { type ElementProps, part } from '../../../theme/part.ts';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';

const Root = part('div', 'CcQuestionFilter', 'Root', ({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Kinds = part('nav', 'CcQuestionFilter', 'Kinds', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

const Fields = part('div', 'CcQuestionFilter', 'Fields', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(2),
}));

/** As wide as the search beside it. */
const wide = { maxWidth: 'none' };

/** Something to choose one of, with all of them as its first option. */
interface FilterChoice {
  /** The chosen one; empty for all. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

export interface QuestionFilterProps extends Omit<ElementProps<'div'>, 'children'> {
  /** What can be listed, each with its number and its address. */
  kinds: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly selected: boolean;
  }[];
  /** The exams to choose from, and the chosen one. Fields: `value`, `options`, `onChange`. */
  exam: FilterChoice;
  /** The chosen exam's sections; undefined while none is chosen. Fields: `value`, `options`, `onChange`. */
  section?: FilterChoice | undefined;
  /** What is searched for in questions and notes. */
  search: string;
  /** Something else is searched for; empty for nothing. */
  onSearch: (search: string) => void;
  /** How many questions are listed, in words. */
  found: string;
}

/**
 * Chooses which of their questions a learner sees: by kind, by exam, by section, and by what is searched for.
 *
 * @when Above MarkedQuestions.
 * @whenNot Which questions a practice asks: ChoiceGroup, SectionTree.
 * @do Offer the sections only once an exam is chosen.
 * @do Put an EmptyState below it where nothing is found.
 * @keyboard Escape: in the search, clears it.
 * @screenReader A navigation "Kind of questions" of links with their numbers, of which the one on show is current;
 *   lists "Certification" and "Section"; then a search.
 * @screenReader How many were found is announced when the typing pauses.
 * @status new
 */
export function QuestionFilter({ kinds, exam, section, search, onSearch, found, ...rest }: QuestionFilterProps) {
  return (
    <Root {...rest}>
      <Kinds aria-label="Kind of questions">
        {kinds.map(({ label, count, href, selected }) => (
          <Button
            key={href}
            href={href}
            size="small"
            variant={selected ? 'contained' : 'outlined'}
            aria-current={selected ? 'page' : undefined}
          >
            {label} ({count})
          </Button>
        ))}
      </Kinds>
      <Fields>
        <SelectField
          label="Certification"
          sx={wide}
          {...exam}
          options={[{ value: '', label: 'All certifications' }, ...exam.options]}
        />
        {section && (
          <SelectField
            label="Section"
            sx={wide}
            {...section}
            options={[{ value: '', label: 'All sections' }, ...section.options]}
          />
        )}
        <SearchField label="Search your questions and notes" value={search} onChange={onSearch} found={found} />
      </Fields>
    </Root>
  );
}
