import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ClientUserDetails } from '../../../contract/profile.ts';
import { dayOf } from '../../../domain/member/days.ts';
import { focusExam } from '../../../domain/member/focus.ts';
import { isEarly, readiness, standings } from '../../../domain/member/sections.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx';
import { ResultsSkeleton } from '../../components/member/LastResults/LastResults.tsx';
import { SectionStandings } from '../../components/member/SectionStandings/SectionStandings.tsx';
import { ScoreTrend } from '../../components/profile/ScoreTrend/ScoreTrend.tsx';
import { isNotOffered, messageOf } from '../../data/ApiError.ts';
import { type ListedExam, useExamList } from '../../data/exams/examList.ts';
import { useExamDates, useSectionHistory } from '../../data/learning/progress.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { sectionRows } from '../../flows/sectionRows.ts';
import { useNow } from '../../hooks/useNow.ts';
import { TitleRow } from './TitleRow.tsx';

/** How the scores and the sections of one exam have developed: first of the one that the user is preparing for. */
export function ProfileProgress({ userId, exams }: Pick<ClientUserDetails, 'exams'> & { userId: string }) {
  const { data: list = [] } = useExamList();
  const dates = useExamDates(userId);
  const learned = useLearnerQuestions(undefined, userId);
  const now = useNow();
  const practiced = exams.flatMap(({ attempts = [], ...record }) =>
    attempts.length === 0 ? [] : [{ ...record, attempts, exam: list.find(({ link }) => link === record.link) }],
  );
  const [chosenName, choose] = useState<string>();
  const finished = practiced.map(({ exam, attempts }) => ({
    examId: exam?.id ?? '',
    finishedAt: attempts.map(({ finishedAt }) => finishedAt),
  }));
  const focus = focusExam(dates.data?.dates ?? [], finished, dayOf(now));
  const chosen =
    practiced.find(({ name }) => name === chosenName) ??
    practiced.find(({ exam }) => exam?.id === focus) ??
    practiced[0];
  const history = useSectionHistory(userId, chosen?.exam?.id);
  // Once it is known which comes first: nothing changes under the reader.
  if (!chosen) return null;
  if ([dates, learned].some(({ data, error }) => !data && !error)) return <ResultsSkeleton />;
  const { name, exam, passMark, attempts } = chosen;
  return (
    <Stack component="section" spacing={3} aria-labelledby="progress">
      <TitleRow id="progress" title="Progress">
        {practiced.length > 1 ? (
          <SelectField
            label="Exam"
            options={practiced.map((each) => ({ value: each.name, label: each.name }))}
            value={name}
            onChoose={choose}
          />
        ) : (
          <Typography color="textSecondary" sx={{ textAlign: { sm: 'end' } }}>
            {name}
          </Typography>
        )}
      </TitleRow>
      <Grid container spacing={3}>
        {passMark !== undefined && (exam === undefined || history.data || history.error) && (
          <Grid size={{ xs: 12, md: 'grow' }}>
            <ScoreTrend
              passMark={passMark}
              attempts={attempts}
              share={
                isEarly(learned.data ?? [], exam?.id)
                  ? undefined
                  : readiness(standings(history.data?.attempts ?? []), passMark)
              }
              sx={{ height: '100%' }}
            />
          </Grid>
        )}
        {exam && <Sections userId={userId} exam={exam} passMark={passMark} />}
      </Grid>
    </Stack>
  );
}

/** Where the user stands in each of its sections; nothing where no attempt says so. */
function Sections({ userId, exam, passMark }: { userId: string; exam: ListedExam; passMark: number | undefined }) {
  const { data, error, reload } = useSectionHistory(userId, exam.id);
  const sections = sectionRows(exam, data?.attempts ?? []);
  if (isNotOffered(error) || (data && sections.length === 0)) return null;
  return (
    <Grid size={{ xs: 12, md: 7 }} component="section" aria-label="Section by section">
      {error ? (
        <ErrorBlock title="Your sections could not be loaded" message={messageOf(error)} onRetry={reload} />
      ) : (
        <SectionStandings
          title="Sections"
          passMark={passMark}
          sections={sections}
          loading={!data}
          sx={{ height: '100%' }}
        />
      )}
    </Grid>
  );
}
