import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { outcomes, tally } from '../../../../domain/quiz/outcome.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Mark, outcomeWords } from './outcomeLook.ts';
import { type SectionOfResults, SectionRow } from './SectionRow.tsx';

const Root = part('section', 'CcSectionResults', 'Root', { containerType: 'inline-size' });

const Legend = part('ul', 'CcSectionResults', 'Legend', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  margin: theme.spacing(2, 0),
}));

const Rows = part('ul', 'CcSectionResults', 'Rows', ({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface SectionResultsProps extends Omit<ElementProps<'section'>, 'children'> {
  /** Sorted by points lost. Each: `name`, `ended: Outcome[]`, `points`, `total`, `trend: number[]`, `weight?`, `href?`. */
  sections: readonly SectionOfResults[];
  /** Whether there is room for a trend, also while it loads. @default false */
  withTrend?: boolean;
}

/**
 * The score of a quiz by section: a mark for each question and, without a trend, the percentage. Right to
 * left, the marks are mirrored, while time in the trend still runs from left to right.
 *
 * @when In the results of a quiz, below the verdict.
 * @whenNot Sections over all attempts, on the profile: SectionStandings.
 * @keyboard Only the links to practice take the focus, one for each section with `href`.
 * @screenReader A region "Score by section": a list of totals, then a list of sections with headings.
 * @status new
 */
export function SectionResults({ sections, withTrend = false, ...rest }: SectionResultsProps) {
  const id = useId();
  const counts = tally(sections.flatMap(({ ended }) => ended));
  return (
    <Root aria-labelledby={id} {...rest}>
      <Typography variant="h2" id={id}>
        Score by section
      </Typography>
      {sections.length > 1 && (
        <Typography color="textSecondary" sx={{ marginTop: 1 }}>
          Biggest losses first{withTrend && '. Changes are since the attempt before.'}
        </Typography>
      )}
      <Legend role="list">
        {outcomes.map((outcome) =>
          counts[outcome] > 0 ? (
            <Stack key={outcome} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Mark data-outcome={outcome} />
              {counts[outcome]} {outcomeWords[outcome]}
            </Stack>
          ) : null,
        )}
      </Legend>
      <Rows role="list">
        {sections.map((section) => (
          <SectionRow key={section.name} section={section} withTrend={withTrend} />
        ))}
      </Rows>
    </Root>
  );
}
