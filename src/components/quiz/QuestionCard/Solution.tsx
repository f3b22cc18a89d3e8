import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

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

/** A step of a path stays on one line; one that is longer than a line of a phone, or code, is left as it is. */
const inSteps = (path?: string) =>
  path?.replaceAll(/(?<=[>;] )[^>;`]{1,36}(?= >|;|$)/g, (step) =>
    step.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'),
  );

/** Below the answers of a revealed question: what it teaches, and where that is documented. */
export function Solution({ lesson = {}, sources }: SolutionProps) {
  const { rule, trap, setup, verifiedOn, release } = lesson;
  const points = { Remember: rule, Pitfall: trap, 'Where to find it': inSteps(setup) };
  return (
    <Stack role="group" aria-label="Explanation" spacing={2} sx={{ marginTop: 4, overflowWrap: 'anywhere' }}>
      {Object.entries(points).map(
        ([term, text]) =>
          text && (
            <Typography key={term} variant={term === 'Remember' ? 'question' : 'body2'}>
              <strong>{term}:</strong> <RichText text={text} />
            </Typography>
          ),
      )}
      <Stack spacing={0.5} sx={{ paddingTop: 1 }}>
        {verifiedOn !== undefined && (
          <Typography variant="caption" color="textSecondary">
            Checked on <LocalDate date={verifiedOn} />
            {release !== undefined && `, for ${release.replace("'", '’')}`}.
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
      </Stack>
    </Stack>
  );
}
