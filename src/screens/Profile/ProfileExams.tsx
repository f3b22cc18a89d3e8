import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ClientUserDetails } from '../../../contract/profile.ts';
import { paths, startPracticeHref } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { LastResults } from '../../components/member/LastResults/LastResults.tsx';
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx';
import { ExamHistory } from '../../components/profile/ExamHistory/ExamHistory.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { CartOffer } from '../../flows/CartOffer.tsx';
import { resultRows } from '../../flows/resultRows.ts';
import { useIsWide } from '../../theme/useIsWide.ts';
import { TitleRow } from './TitleRow.tsx';

/** The exams that the user has finished or owns, and then every attempt, the latest first. */
export function ProfileExams({ exams }: Pick<ClientUserDetails, 'exams'>) {
  const { data: list = [] } = useExamList();
  const first = useIsWide('sm') ? 15 : 5;
  const [isAll, setAll] = useState(false);
  const [name, choose] = useState('');
  const { hash } = useLocation();
  useEffect(() => {
    // It was not there yet when the browser looked for it.
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
  const rows = resultRows(name === '' ? exams : exams.filter((exam) => exam.name === name));
  const entries = [...exams, ...list.filter(({ bought, link }) => bought && exams.every((exam) => exam.link !== link))];
  return (
    <>
      {exams.length === 0 && (
        <StateBlock
          title="No exam history available."
          actions={[{ label: 'Choose an exam', href: paths.certifications.href() }]}
        >
          Finish a practice set and your score will appear here.
        </StateBlock>
      )}
      {entries.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby="exams">
          <SectionIntro titleId="exams" title="My exams" />
          <ExamHistory
            entries={entries.map((entry) => {
              const { link } = entry;
              const exam = list.find((each) => each.link === link);
              return {
                ...entry,
                bought: exam?.bought ?? false,
                pending: exam?.paymentPending,
                offer: exam && <CartOffer exam={exam} sx={{ paddingInline: 1.5 }} />,
                exam: link,
                href: link && paths.quiz.href(link),
                practiceHref: link && startPracticeHref(link, undefined),
              };
            })}
          />
        </Stack>
      )}
      {rows.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby="attempts">
          <TitleRow id="attempts" title="All attempts">
            {exams.length > 1 && (
              <SelectField
                label="Certification"
                options={[
                  { value: '', label: 'All certifications' },
                  ...exams.map((exam) => ({ value: exam.name, label: exam.name })),
                ]}
                value={name}
                onChoose={choose}
              />
            )}
          </TitleRow>
          <LastResults rows={isAll ? rows : rows.slice(0, first)} />
          {rows.length > first && !isAll && (
            <Actions
              actions={[
                { label: `Show all ${rows.length} attempts`, onClick: () => setAll(true), variant: 'outlined' },
              ]}
              size="small"
            />
          )}
        </Stack>
      )}
    </>
  );
}
