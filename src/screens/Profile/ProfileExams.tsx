import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { ATTEMPTS_SHOWN, type ClientUserDetails } from '../../../contract/profile.ts';
import { paths, resultHref } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { ExamHistory } from '../../components/profile/ExamHistory/ExamHistory.tsx';
import type { AttemptRecord } from '../../components/profile/ScoreTrend/attempts.ts';
import { ScoreTrend } from '../../components/profile/ScoreTrend/ScoreTrend.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';

type ProfileAttempt = NonNullable<ClientUserDetails['exams'][number]['attempts']>[number];

/** A user's exams: first the scores to be seen, as far as they are known, then the history to be read. */
export function ProfileExams({ exams }: Pick<ClientUserDetails, 'exams'>) {
  if (exams.length === 0) {
    return (
      <EmptyState
        title="No exam history available."
        actions={[{ label: 'Choose an exam', href: paths.certifications.href() }]}
      >
        Finish a quiz and your score will appear here.
      </EmptyState>
    );
  }
  const trends = exams.flatMap(({ name, link, passMark, attempts }) =>
    passMark === undefined || !attempts ? [] : { name, passMark, attempts: attempts.map(withAgain(link)) },
  );
  return (
    <>
      {trends.length > 0 && (
        <Stack component="section" spacing={4.5} aria-labelledby="scores">
          <SectionIntro titleId="scores" title="Your scores" />
          <Grid container spacing={3} sx={{ alignItems: 'start' }}>
            {trends.map(({ name, passMark, attempts }) => (
              // One alone takes the whole width.
              <Grid key={name} size={{ xs: 12, md: trends.length > 1 ? 6 : 12 }}>
                <ScoreTrend
                  name={name}
                  passMark={passMark}
                  attempts={attempts}
                  latest={attempts.length === ATTEMPTS_SHOWN}
                />
              </Grid>
            ))}
          </Grid>
        </Stack>
      )}
      <Stack component="section" spacing={4.5} aria-labelledby="history">
        <SectionIntro titleId="history" title="Exam history" />
        <ExamHistory
          entries={exams.map(({ link, ...entry }) => ({
            ...entry,
            ...(link !== undefined && { exam: link, href: paths.quiz.href(link) }),
          }))}
        />
      </Stack>
    </>
  );
}

/** Adds where its result is, and where an exam simulation can be taken again, while its exam is on offer. */
const withAgain =
  (link: string | undefined) =>
  ({ seed, attemptId, ...attempt }: ProfileAttempt): AttemptRecord => ({
    ...attempt,
    href: resultHref(link, attemptId),
    ...(link !== undefined && seed !== undefined && { againHref: paths.quiz.href(link, { mode: 'exam', seed }) }),
  });
