import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = part('div', 'CcSolution', 'Root', ({ theme }) => ({
  display: 'grid',
  // A block of code scrolls by itself.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}));

const Term = part('dt', 'CcSolution', 'Term', ({ theme }) => ({ fontWeight: theme.typography.fontWeightBold }));

const Detail = part('dd', 'CcSolution', 'Detail', ({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Points = part('dl', 'CcSolution', 'Points', ({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  margin: 0,
  paddingLeft: theme.spacing(2),
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
}));

/** What a question teaches beyond its situation. */
export interface LessonProps {
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

/** A page of public documentation. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

interface SolutionProps {
  lesson?: LessonProps | undefined;
  sources: readonly Source[];
}

/** Below the answers of a revealed question: what to keep of it, and where it is documented. */
export function Solution({ lesson = {}, sources }: SolutionProps) {
  const { rule, trap, setup, verifiedOn, release } = lesson;
  const points = Object.entries({ Remember: rule, 'Common mistake': trap, Where: setup });
  return (
    <Root role="group" aria-label="Explanation">
      {[rule, trap, setup].some(Boolean) && (
        <Points>
          {points.map(
            ([term, text]) =>
              text !== undefined && (
                <div key={term}>
                  <Term>{term}</Term>
                  <Detail>
                    <RichText text={text} />
                  </Detail>
                </div>
              ),
          )}
        </Points>
      )}
      {verifiedOn !== undefined && (
        <Typography variant="label" color="textSecondary">
          Checked on <LocalDate date={verifiedOn} />
          {release !== undefined && `, for ${release}`}.
        </Typography>
      )}
      {sources.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {sources.length > 1 ? 'Sources: ' : 'Source: '}
          {sources.map(({ title, url }, position) => (
            <Fragment key={url}>
              {position > 0 && ', '}
              {/* The quiz stays where it is. */}
              <Link href={url} target="_blank" rel="noreferrer">
                {title}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </Link>
            </Fragment>
          ))}
        </Typography>
      )}
    </Root>
  );
}
