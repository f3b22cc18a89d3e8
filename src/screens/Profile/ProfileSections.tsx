import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ClientUserDetails } from '../../../contract/profile.ts';
import { comparable, sectionTrends } from '../../../domain/member/sections.ts';
import { sectionPracticeHref } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx';
import { SectionTrends } from '../../components/profile/SectionTrend/SectionTrends.tsx';
import { isNotOffered, messageOf } from '../../data/ApiError.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useSectionHistory } from '../../data/learning/sectionHistory.ts';

export interface ProfileSectionsProps extends Pick<ClientUserDetails, 'exams'> {
  userId: string;
}

/** How each section has developed, exam by exam: first the one that was practised last. Without attempts there is none. */
export function ProfileSections({ userId, exams }: ProfileSectionsProps) {
  const { data: list = [] } = useExamList();
  const practised = exams
    .flatMap(({ link, attempts = [], ...record }) => {
      const listed = list.find((exam) => exam.link === link);
      const last = attempts.at(-1)?.finishedAt;
      return listed && last !== undefined ? [{ ...record, id: listed.id, link: listed.link, last }] : [];
    })
    .toSorted((one, other) => Date.parse(other.last) - Date.parse(one.last));
  const [chosenId, choose] = useState<string>();
  const chosen = practised.find(({ id }) => id === chosenId) ?? practised[0];
  const { data, error, reload } = useSectionHistory(userId, chosen?.id);
  if (!chosen || isNotOffered(error)) return null;
  const { attempts, areSimulations } = comparable(data?.attempts ?? []);
  const hasNone = data !== undefined && attempts.length === 0;
  if (hasNone && practised.length === 1) return null;
  return (
    <Stack component="section" spacing={4.5} aria-labelledby="sections">
      <SectionIntro titleId="sections" title="Section by section">
        {attempts.length === 0
          ? hasNone
            ? 'No attempt of this exam says how its sections went.'
            : 'How each section of the guide goes, from one attempt to the next.'
          : `Your last ${areSimulations ? 'simulations' : 'attempts'}.${chosen.passMark === undefined ? '' : ' The dotted line is the pass mark.'}`}
      </SectionIntro>
      {practised.length > 1 && (
        <SelectField
          label="Exam"
          options={practised.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          onChoose={choose}
        />
      )}
      {error ? (
        <ErrorBlock title="Your sections could not be loaded" message={messageOf(error)} onRetry={reload} />
      ) : hasNone ? null : data ? (
        <SectionTrends
          passMark={chosen.passMark}
          sections={sectionTrends(attempts).map(({ id, ...trend }) => ({
            ...trend,
            href: sectionPracticeHref(chosen.link, id),
          }))}
        />
      ) : (
        <SectionTrends loading />
      )}
    </Stack>
  );
}
