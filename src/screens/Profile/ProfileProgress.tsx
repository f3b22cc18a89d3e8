import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ATTEMPTS_SHOWN, type ClientUserDetails } from '../../../contract/profile.ts';
import { comparable, sectionTrends } from '../../../domain/member/sections.ts';
import { dayOf, nearestDate } from '../../../domain/member/days.ts';
import { sectionPracticeHref } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx';
import { ScoreTrend } from '../../components/profile/ScoreTrend/ScoreTrend.tsx';
import { SectionTrends } from '../../components/profile/SectionTrend/SectionTrends.tsx';
import { isNotOffered, messageOf } from '../../data/ApiError.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useExamDates } from '../../data/learning/examDates.ts';
import { useSectionHistory } from '../../data/learning/sectionHistory.ts';
import { useNow } from '../../hooks/useNow.ts';

export interface ProfileProgressProps extends Pick<ClientUserDetails, 'exams'> {
  userId: string;
}

/** How the scores and the sections of one exam have developed: first of the one with a date, or practiced most. */
export function ProfileProgress({ userId, exams }: ProfileProgressProps) {
  const { data: list = [] } = useExamList();
  const dates = useExamDates(userId);
  const now = useNow();
  const practiced = exams
    .flatMap(({ attempts = [], ...record }) => {
      const last = attempts.at(-1)?.finishedAt;
      return last === undefined ? [] : [{ ...record, attempts, last }];
    })
    .toSorted(
      (one, other) => other.attempts.length - one.attempts.length || Date.parse(other.last) - Date.parse(one.last),
    );
  const [chosenName, choose] = useState<string>();
  const dated = nearestDate(dates.data?.dates ?? [], dayOf(now))?.examId;
  const datedLink = list.find(({ id }) => id === dated)?.link;
  const chosen =
    practiced.find(({ name }) => name === chosenName) ??
    practiced.find(({ link }) => link !== undefined && link === datedLink) ??
    practiced[0];
  // Once it is known which comes first: nothing changes under the reader.
  if (!chosen || (!dates.data && !dates.error)) return null;
  const { name, link, passMark, attempts } = chosen;
  const examId = list.find((exam) => exam.link === link)?.id;
  return (
    <Stack component="section" spacing={4.5} aria-labelledby="progress">
      <SectionIntro titleId="progress" title="Progress" />
      {practiced.length > 1 && (
        <SelectField
          label="Exam"
          options={practiced.map((each) => ({ value: each.name, label: each.name }))}
          value={name}
          onChoose={choose}
        />
      )}
      {passMark !== undefined && (
        <ScoreTrend name={name} passMark={passMark} attempts={attempts} latest={attempts.length === ATTEMPTS_SHOWN} />
      )}
      {link !== undefined && examId !== undefined && (
        <Sections userId={userId} examId={examId} link={link} passMark={passMark} />
      )}
    </Stack>
  );
}

interface SectionsProps {
  userId: string;
  examId: string;
  /** The exam's slug. */
  link: string;
  passMark: number | undefined;
}

/** How each of its sections has developed; nothing where no attempt says so. */
function Sections({ userId, examId, link, passMark }: SectionsProps) {
  const { data, error, reload } = useSectionHistory(userId, examId);
  const { attempts, areSimulations } = comparable(data?.attempts ?? []);
  if (isNotOffered(error) || (data && attempts.length === 0)) return null;
  return (
    <Stack component="section" spacing={3} aria-labelledby="sections">
      <SectionIntro titleId="sections" title="Section by section">
        Your last {areSimulations ? 'simulations' : 'attempts'}.
        {passMark !== undefined && ' The dotted line is the pass mark.'}
      </SectionIntro>
      {error ? (
        <ErrorBlock title="Your sections could not be loaded" message={messageOf(error)} onRetry={reload} />
      ) : data ? (
        <SectionTrends
          passMark={passMark}
          sections={sectionTrends(attempts, data.attempts).map(({ id, ...trend }) => ({
            ...trend,
            href: sectionPracticeHref(link, id),
          }))}
        />
      ) : (
        <SectionTrends loading />
      )}
    </Stack>
  );
}
