import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { comparable, compared, sectionTrends, TREND_LENGTH, weakestSection } from '../../../domain/member/sections.ts';
import { countKinds } from '../../../domain/member/kinds.ts';
import { paths, resultHref, sectionPracticeHref } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { BookmarkIcon, CrossIcon, NoteIcon } from '../../components/base/icons/icons.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { LastResults } from '../../components/member/LastResults/LastResults.tsx';
import { QuestionChips } from '../../components/member/QuestionChips/QuestionChips.tsx';
import { ResultsSkeleton } from '../../components/member/LastResults/ResultsSkeleton.tsx';
import { ScoreLine } from '../../components/member/ScoreLine/ScoreLine.tsx';
import { WeakestSection } from '../../components/member/WeakestSection/WeakestSection.tsx';
import { SectionTrends } from '../../components/profile/SectionTrend/SectionTrends.tsx';
import { reasonText, takenText, verdictOf } from './memberTexts.ts';
import type { Member } from './useMember.ts';

/** How many of the last results are shown. */
const RESULTS = 5;

/** How a user's exams have gone: each part as far as it is known, and one error for all that could not be read. */
export function MemberParts({ member }: { member: Member }) {
  const { isPending, reload, records, questions } = member;
  const hasResults = records.some(({ attempts }) => attempts.length > 0);
  const isEmpty = !isPending && !hasResults && !reload && questions.length === 0;
  return (
    <PageSection space="small">
      <Stack spacing={9}>
        {reload && (
          <ErrorBlock
            title="Some of your results could not be loaded"
            message="The rest of the page works. Check your connection and try again."
            onRetry={reload}
          />
        )}
        {isPending && <ResultsSkeleton />}
        {isEmpty && (
          <EmptyState title="Your results come here">
            Finish a quiz, and you see your scores against the pass mark, your weakest section, and what you missed.
          </EmptyState>
        )}
        {!isPending && hasResults && (
          <>
            <Standing member={member} />
            <Results member={member} />
            <Sections member={member} />
          </>
        )}
        <Questions member={member} />
      </Stack>
    </PageSection>
  );
}

/** The weakest section of the exam that the user is preparing for, and its scores. */
function Standing({ member: { focus, history, records, kept = [] } }: { member: Member }) {
  const record = records.find(({ examId }) => examId !== undefined && examId === focus?.id);
  if (!focus || !record || record.attempts.length === 0) return null;
  const weakest = weakestSection(history);
  const { attempts, areSimulations } = compared(record.attempts);
  return (
    <Grid container spacing={3}>
      {weakest && (
        <Grid size={{ xs: 12, md: 5 }}>
          <WeakestSection
            name={weakest.name}
            sx={{ height: '100%' }}
            // Without a kept quiz the page's call is this.
            {...(kept.length > 0 && {
              actions: [{ label: `Practise ${weakest.name}`, href: sectionPracticeHref(focus.link, weakest.id) }],
            })}
          >
            {reasonText(weakest, focus.name)}
          </WeakestSection>
        </Grid>
      )}
      <Grid size={{ xs: 12, md: weakest ? 7 : 12 }}>
        <ScoreLine
          title={areSimulations ? 'Simulations so far' : 'Scores so far'}
          name={focus.name}
          attempts={attempts.slice(-TREND_LENGTH)}
          passMark={record.passMark}
          sx={{ height: '100%' }}
        />
      </Grid>
    </Grid>
  );
}

/** The last results of every exam. */
function Results({ member: { records } }: { member: Member }) {
  const rows = records
    .flatMap(({ name, link, passMark, attempts }) =>
      attempts.map((attempt) => ({
        id: `${name} ${attempt.finishedAt}`,
        finishedAt: attempt.finishedAt,
        exam: name,
        href: resultHref(link, attempt.attemptId),
        what: takenText(attempt),
        scorePercent: attempt.scorePercent,
        verdict: passMark === undefined ? undefined : verdictOf(attempt, passMark),
      })),
    )
    .toSorted((one, other) => Date.parse(other.finishedAt) - Date.parse(one.finishedAt))
    .slice(0, RESULTS);
  return (
    <Stack component="section" spacing={3} aria-labelledby="results">
      <SectionIntro titleId="results" title="Last results" />
      <LastResults rows={rows} />
      <Actions actions={[{ label: 'All results', href: paths.profile.href(), variant: 'text' }]} />
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
        sections={sectionTrends(attempts).map(({ id, ...trend }) => ({
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
  if (missed + bookmarked + noted === 0) return null;
  return (
    <Stack component="section" spacing={3} aria-labelledby="questions">
      <SectionIntro titleId="questions" title="My questions" />
      <QuestionChips
        kinds={[
          { label: 'Missed', count: missed, href: paths.questions.href('missed'), icon: <CrossIcon /> },
          { label: 'Bookmarked', count: bookmarked, href: paths.questions.href('bookmarked'), icon: <BookmarkIcon /> },
          { label: 'Noted', count: noted, href: paths.questions.href('noted'), icon: <NoteIcon /> },
        ]}
      />
    </Stack>
  );
}
