import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { countKinds } from '../../../domain/member/kinds.ts';
import { examProgress } from '../../../domain/member/examProgress.ts';
import { paths, type QuestionKind, startPracticeHref } from '../../../domain/paths.ts';
import { type Action, Actions } from '../../components/base/Actions/Actions.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { ArrowRightIcon, BookmarkIcon, NoteIcon } from '../../components/base/icons/icons.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { LastResults, ResultsSkeleton } from '../../components/member/LastResults/LastResults.tsx';
import { SectionStandings } from '../../components/member/SectionStandings/SectionStandings.tsx';
import { ExamHistory } from '../../components/profile/ExamHistory/ExamHistory.tsx';
import type { ListedExam } from '../../data/exams/examList.ts';
import { resultRows } from '../../flows/resultRows.ts';
import { sectionRows } from '../../flows/sectionRows.ts';
import { CartOffer } from '../../flows/CartOffer.tsx';
import { hrefOfKept, isRunning, reviewLabel } from './memberTexts.ts';
import type { Member } from './useMember.ts';

/** How many of the last results are shown. */
const RESULTS = 3;

const allExams = { label: 'All certifications', href: paths.certifications.href() };
const allAttempts = { label: 'All attempts', href: `${paths.profile.href()}#attempts` };

interface MemberPartsProps {
  member: Member;
  now: number;
  /** What the head of the page offers, which is not repeated. */
  offered: readonly Action[];
}

/** The user's sections, exams and results: each part as far as it is known, and one error for all that could not be read. */
export function MemberParts({ member, now, offered }: MemberPartsProps) {
  const { isPending, isEarly, reload, records, exams, kept } = member;
  const rows = resultRows(records);
  const own = exams.filter(isOwn(member)).toSorted((one, other) => rankOf(member, one) - rankOf(member, other));
  // The head of the page says all of an exam that was only begun.
  const isFirst = isEarly && own.length === 1 && own.every(({ bought, paymentPending }) => !bought && !paymentPending);
  const more = rows.length > RESULTS ? allAttempts : isFirst ? allExams : undefined;
  if (!isPending && !reload && rows.length === 0 && (isFirst || own.length === 0)) return null;
  return (
    <PageSection>
      <Stack spacing={7}>
        {reload && (
          <ErrorBlock
            title="Some of your results could not be loaded"
            message="The rest of the page works. Check your connection and try again."
            onRetry={reload}
          />
        )}
        {isPending ? (
          <ResultsSkeleton />
        ) : (
          <>
            {!isFirst && own.length > 0 && <OwnExams member={member} own={own} now={now} />}
            {!isFirst && !kept?.some((quiz) => isRunning(quiz, now)) && <Sections member={member} />}
            {rows.length > 0 && (
              <Part id="results" title="Last results" more={more}>
                <LastResults rows={rows.slice(0, RESULTS)} />
              </Part>
            )}
            <Questions member={member} offered={offered} />
          </>
        )}
      </Stack>
    </PageSection>
  );
}

interface PartProps {
  id: string;
  title: string;
  lead?: string;
  /** Where there is more of it. */
  more?: Action | undefined;
  children: ReactNode;
}

const Part = ({ id, title, lead, more, children }: PartProps) => (
  <Stack component="section" spacing={3} aria-labelledby={id}>
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <SectionIntro titleId={id} title={title}>
        {lead}
      </SectionIntro>
      {/* Its words end at the column’s edge; on a phone its focus ring needs room. */}
      {more && (
        <Actions
          actions={[{ ...more, variant: 'text', endIcon: <ArrowRightIcon /> }]}
          size="small"
          sx={{ marginInlineEnd: { xs: -1.5, sm: -2.25 } }}
        />
      )}
    </Stack>
    {children}
  </Stack>
);

/** Whether the user owns an exam, has begun it or has a date for it. */
const isOwn =
  ({ records, dates = [], kept = [] }: Member) =>
  ({ id, link, bought, paymentPending }: ListedExam) =>
    bought ||
    paymentPending ||
    records.some((record) => record.link === link && record.attempts.length > 0) ||
    dates.some(({ examId }) => examId === id) ||
    kept.some((quiz) => quiz.link === link);

/** The exam that the user is preparing for comes first, then those they own. */
const rankOf = ({ focus }: Member, { id, bought }: ListedExam) => (id === focus?.id ? 0 : bought ? 1 : 2);

/** Those exams, each with how far the user is with it, and the way to the rest where all that is free has been seen. */
function OwnExams({ member, own, now }: { member: Member; own: readonly ListedExam[]; now: number }) {
  const { records, questions, kept = [] } = member;
  return (
    <Part id="exams" title="My exams" more={allExams}>
      <ExamHistory
        entries={own.map((exam) => {
          const { id, name, link, bought, paymentPending } = exam;
          const attempts = records.find((record) => record.link === link)?.attempts;
          const asked = questions.filter(({ examId }) => examId === id);
          // Its scores stand among the last results.
          const progress = { ...examProgress(exam, attempts, asked), best: undefined };
          const running = kept.find((quiz) => quiz.link === link && isRunning(quiz, now));
          return {
            name,
            bought,
            pending: paymentPending,
            exam: link,
            href: paths.quiz.href(link),
            practiceHref: running ? hrefOfKept(running) : startPracticeHref(link, undefined),
            running: running !== undefined,
            progress,
            offer: progress.isFree && progress.seen === progress.of && (
              <CartOffer exam={exam} sx={{ paddingInline: 1.5 }} />
            ),
          };
        })}
      />
    </Part>
  );
}

/** Where the user stands in each section of the exam that they are preparing for. */
function Sections({ member: { focus, history } }: { member: Member }) {
  const sections = focus ? sectionRows(focus, history) : [];
  if (!focus || sections.length === 0) return null;
  const { name, passMark } = focus;
  return (
    <Part
      id="sections"
      title="Section by section"
      lead={`${name}, weakest first.${passMark === undefined ? '' : ` Pass mark: ${passMark}%.`}`}
    >
      <SectionStandings passMark={passMark} sections={sections} />
    </Part>
  );
}

/** Ways to the questions that the user has missed, bookmarked or noted. */
function Questions({ member: { questions }, offered }: Pick<MemberPartsProps, 'member' | 'offered'>) {
  const counts = countKinds(questions);
  const { missed, bookmarked, noted } = counts;
  const way = (label: string, show: QuestionKind, startIcon?: ReactNode): Action[] =>
    counts[show] === 0 ? [] : [{ label, href: paths.questions.href(show), variant: 'outlined', startIcon }];
  const actions = [
    ...way(reviewLabel(missed), 'missed'),
    ...way(`${bookmarked} bookmarked`, 'bookmarked', <BookmarkIcon color="primary" />),
    ...way(`${noted} with a note`, 'noted', <NoteIcon color="primary" />),
  ].filter((action) => offered.every(({ href }) => href !== action.href));
  if (actions.length === 0) return null;
  return (
    <Part id="questions" title="My questions">
      <Actions actions={actions} size="small" />
    </Part>
  );
}
