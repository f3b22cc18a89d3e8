import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';

const Root = part('div', 'CcLesson', 'Root', ({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

const Points = part('dl', 'CcLesson', 'Points', ({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  paddingLeft: theme.spacing(2),
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
}));

const Term = part('dt', 'CcLesson', 'Term', ({ theme }) => ({ fontWeight: theme.typography.fontWeightBold }));

const Detail = part('dd', 'CcLesson', 'Detail', ({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Checked = part(Typography, 'CcLesson', 'Checked', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** What a question teaches beyond its situation. */
export interface LessonProps extends Omit<ElementProps<'div'>, 'children'> {
  /** A sentence to keep in mind. */
  rule?: string | undefined;
  /** The mistake that people make here. */
  trap?: string | undefined;
  /** The path in Setup, or a command. */
  setup?: string | undefined;
  /** When the question was last compared with the documentation, as an ISO date. */
  verifiedOn?: string | undefined;
  /** The release that it was compared with. */
  release?: string | undefined;
}

/**
 * What to keep of a question once it is revealed: the rule, the common mistake, where it is set up.
 *
 * @when Inside a Solution: what to keep of a question.
 * @whenNot Why an answer is right or wrong: AnswerOption, Solution.
 * @whenNot Where it is documented: SourceList.
 * @screenReader A list of terms: Remember, Common mistake, Where.
 * @status stable
 */
export const Lesson = memo(function Lesson({ rule, trap, setup, verifiedOn, release, ...rest }: LessonProps) {
  const points = [
    ['Remember', rule],
    ['Common mistake', trap],
    ['Where', setup],
  ] as const;
  const given = points.filter(([, text]) => text !== undefined);
  return (
    <Root {...rest}>
      {given.length > 0 && (
        <Points>
          {given.map(([term, text = '']) => (
            <div key={term}>
              <Term>{term}</Term>
              <Detail>
                <RichText text={text} />
              </Detail>
            </div>
          ))}
        </Points>
      )}
      {verifiedOn !== undefined && (
        <Checked variant="label">
          Checked on <LocalDate date={verifiedOn} />
          {release !== undefined && `, for ${release}`}.
        </Checked>
      )}
    </Root>
  );
});
