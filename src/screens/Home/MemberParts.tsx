import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { comparable, sectionTrends } from '../../../domain/member/sections.ts';
import { countKinds } from '../../../domain/member/kinds.ts';
import { paths, type QuestionKind, sectionPracticeHref } from '../../../domain/paths.ts';
import { type Action, Actions } from '../../components/base/Actions/Actions.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { BookmarkIcon, CrossIcon, NoteIcon } from '../../components/base/icons/icons.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { LastResults, ResultsSkeleton } from '../../components/member/LastResults/LastResults.tsx';
import { SectionTrends } from '../../components/profile/SectionTrend/SectionTrends.tsx';
import { type ListedExam, useExamList } from '../../data/exams/examList.ts';
import { resultRows } from '../../flows/resultRows.ts';
import { SiteCatalogue } from '../../flows/SiteCatalogue.tsx';
import type { Member } from './useMember.ts';

/** How many of the last results are shown. */
const RESULTS = 5;

/** The user's own exams and how they have gone: each part as far as it is known, and one error for all that could not be read. */
export function MemberParts({ member }: { member: Member }) {
  const { isPending, reload, records } = member;
  const rows = resultRows(records);
  return (
    <PageSection space="small">
      <Stack spacing={7}>
        {reload && (
          <ErrorBlock
            title="Some of your results could not be loaded"
            message="The rest of the page works. Check your connection and try again."
            onRetry={reload}
          />
        )}
        {isPending ? <ResultsSkeleton /> : <OwnExams member={member} />}
        {!isPending && rows.length > 0 && (
          <>
            <Stack component="section" spacing={3} aria-labelledby="results">
              <SectionIntro titleId="results" title="Last results" />
              <LastResults rows={rows.slice(0, RESULTS)} />
              <Actions
                actions={[{ label: 'All results', href: paths.profile.href(), variant: 'outlined' }]}
                size="small"
              />
            </Stack>
            <Sections member={member} />
          </>
        )}
        <Questions member={member} />
      </Stack>
    </PageSection>
  );
}

/** The exams that the user owns, has begun or has a date for; before the first, all of them to choose from. */
function OwnExams({ member: { records, dates = [], kept = [] } }: { member: Member }) {
  const { data: exams } = useExamList();
  const begun = records.filter(({ attempts }) => attempts.length > 0).map(({ link }) => link);
  const isOwn = ({ id, link, bought, paymentPending }: ListedExam) =>
    bought ||
    paymentPending ||
    begun.includes(link) ||
    dates.some(({ examId }) => examId === id) ||
    kept.some((quiz) => quiz.link === link);
  const hasOwn = exams?.some(isOwn) ?? false;
  return (
    <Stack component="section" spacing={3} aria-labelledby="exams">
      <SectionIntro titleId="exams" title={hasOwn ? 'My exams' : 'All certifications'} />
      <SiteCatalogue {...(hasOwn ? { only: isOwn } : { forSale: false })} />
      {hasOwn && (
        <Actions
          actions={[{ label: 'All certifications', href: paths.certifications.href(), variant: 'outlined' }]}
          size="small"
        />
      )}
    </Stack>
  );
}

/** How each section of that exam has developed. */
function Sections({ member: { focus, history, records } }: { member: Member }) {
  const { attempts, areSimulations } = comparable(history);
  if (!focus || attempts.length === 0) return null;
  const passMark = records.find(({ examId }) => examId === focus.id)?.passMark;
  return (
    <Stack component="section" spacing={3} aria-labelledby="sections">
      <SectionIntro titleId="sections" title="Section by section">
        {focus.name}, your last {areSimulations ? 'simulations' : 'attempts'}.
        {passMark !== undefined && ' The dotted line is the pass mark.'}
      </SectionIntro>
      <SectionTrends
        passMark={passMark}
        sections={sectionTrends(attempts, history).map(({ id, ...trend }) => ({
          ...trend,
          href: sectionPracticeHref(focus.link, id),
        }))}
      />
    </Stack>
  );
}

/** Ways to the questions that the user has missed, bookmarked or noted. */
function Questions({ member: { questions } }: { member: Member }) {
  const { missed, bookmarked, noted } = countKinds(questions);
  const way = (label: string, show: QuestionKind, startIcon: ReactNode): Action => ({
    label,
    href: paths.questions.href(show),
    variant: 'outlined',
    startIcon,
  });
  if (missed + bookmarked + noted === 0) return null;
  return (
    <Stack component="section" spacing={3} aria-labelledby="questions">
      <SectionIntro titleId="questions" title="My questions" />
      <Actions
        actions={[
          way(`Missed ${missed}`, 'missed', <CrossIcon color="primary" />),
          way(`Bookmarked ${bookmarked}`, 'bookmarked', <BookmarkIcon color="primary" />),
          way(`Noted ${noted}`, 'noted', <NoteIcon color="primary" />),
        ]}
        size="small"
      />
    </Stack>
  );
}
