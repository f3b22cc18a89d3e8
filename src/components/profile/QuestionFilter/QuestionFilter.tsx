import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { part } from '../../../theme/part.ts';

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

const Kinds = part('nav', 'CcQuestionFilter', 'Kinds', { display: 'flex', gap: 'inherit' });

const Fields = part('div', 'CcQuestionFilter', 'Fields', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { '&[data-open="false"]': { display: 'none' } },
}));

export interface QuestionFilterProps extends StackProps {
  /** What can be listed, each with its number and its address. */
  kinds: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly selected: boolean;
  }[];
  /** How many of the fields are filled in. */
  used: number;
  /** SelectFields that narrow it further, and a SearchField. */
  children: ReactNode;
}

/**
 * Chooses which of their questions a learner sees: by kind and by fields, which a phone has behind a button.
 *
 * @when Above MarkedQuestions.
 * @whenNot Which questions a practice asks: ChoiceGroup, SectionTree.
 * @do Put a StateBlock below it where nothing is found.
 * @screenReader A button "Filter" on a phone; a navigation "Kind of questions", whose current link is marked; then the
 *   fields.
 * @status new
 */
export function QuestionFilter({ kinds, used, children, ...rest }: QuestionFilterProps) {
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <Stack spacing={3} {...rest}>
      <Head>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ flex: 'none', display: { sm: 'none' } }}
        >
          {used > 0 ? `Filter (${used})` : 'Filter'}
        </Button>
        <Kinds aria-label="Kind of questions">
          {kinds.map(({ label, count, href, selected }) => (
            <Button
              key={href}
              href={href}
              size="small"
              sx={{ flex: 'none' }}
              variant={selected ? 'contained' : 'outlined'}
              aria-current={selected ? 'page' : undefined}
            >
              {label} ({count})
            </Button>
          ))}
        </Kinds>
      </Head>
      <Fields data-open={isOpen}>{children}</Fields>
    </Stack>
  );
}
