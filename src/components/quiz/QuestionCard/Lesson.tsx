import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';

const Root = styled('dl', { name: 'CcLesson', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: theme.spacing(2.5, 0, 0),
  paddingLeft: theme.spacing(2),
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
}));

const Term = styled('dt', { name: 'CcLesson', slot: 'Term' })({ fontWeight: 650 });

const Detail = styled('dd', { name: 'CcLesson', slot: 'Detail' })(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Checked = styled(Typography, { name: 'CcLesson', slot: 'Checked' })(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
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

/** What to keep of a question once it is revealed: the rule, the common mistake, where it is set up. */
export const Lesson = memo(function Lesson({ rule, trap, setup, verifiedOn, release }: LessonProps) {
  const points = [
    ['Remember', rule],
    ['Common mistake', trap],
    ['Where', setup],
  ] as const;
  const given = points.filter(([, text]) => text !== undefined);
  return (
    <>
      {given.length > 0 && (
        <Root>
          {given.map(([term, text = '']) => (
            <div key={term}>
              <Term>{term}</Term>
              <Detail>
                <RichText text={text} />
              </Detail>
            </div>
          ))}
        </Root>
      )}
      {verifiedOn !== undefined && (
        <Checked variant="label">
          Checked on <LocalDate date={verifiedOn} />
          {release !== undefined && `, for ${release}`}.
        </Checked>
      )}
    </>
  );
});
