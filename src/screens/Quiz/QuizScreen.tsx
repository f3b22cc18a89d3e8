import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { paths, slugOf, startPracticeHref } from '../../../domain/paths.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { ExamContents } from '../../components/exams/ExamContents/ExamContents.tsx';
import { ExamFacts } from '../../components/exams/ExamFacts/ExamFacts.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { onlyForVisitors } from '../../theme/forVisitors.ts';
import { QuizStart } from './QuizStart.tsx';
import { NoQuestions, QuizLoadError, QuizSkeleton } from './QuizStates.tsx';
import { StartHeading } from './StartHeading.tsx';
import { useQuizRuns } from './useQuizRuns.ts';

const ExamPage = lazyPart(async () => (await import('./ExamPage.tsx')).ExamPage, 'error');

// Loads with the first sign that someone uses the page.
const QuizRunner = lazyPart(async () => (await import('./QuizQuestions.tsx')).QuizRunner, 'error');

// What a user has done is more than a visitor has to load.
const CoveredSections = lazyPart(async () => (await import('./CoveredSections.tsx')).CoveredSections);

const QuizBanner = lazyPart(async () => (await import('./QuizBanner.tsx')).QuizBanner);

/** From this width on, in em so that larger text counts, what the exam covers stands beside the choice. */
const beside = '@media (min-width: 60em)';

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  [beside]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 6,
    alignItems: 'start',
  },
};

/** Beside the choice and the banner, in a narrow window between them: what comes late moves nothing. */
const aside = { [beside]: { gridColumn: 2, gridRow: '2 / span 2' } };

/** The page of one certification: its quiz, from the choice of the answer mode to the results, or its exam simulation. */
export default function QuizScreen() {
  const { link = '' } = useParams();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  if (slugOf(link) !== link) return <Navigate to={paths.quiz.href(slugOf(link)) + search} replace />;
  if (isHydrated && new URLSearchParams(search).get('mode') === 'exam') {
    return (
      <Suspense>
        <ExamPage key={link} link={link} />
      </Suspense>
    );
  }
  return <QuizPage key={link} link={link} />;
}

/**
 * An exam's quiz, that it loads, or why it could not be loaded. The facts in the list of exams are enough to offer the
 * choice.
 */
function QuizPage({ link }: { link: string }) {
  const runs = useQuizRuns(link);
  const { run, loaded, exam } = runs;
  const listed = useExamList().data?.find((candidate) => candidate.link === link);
  const userId = useUser()?.userId;
  const examId = loaded?.examId ?? listed?.id;
  // Rendered again before its code has come, the banner that was sent would be gone until then.
  const banner = useMemo(
    () => (
      <Suspense>
        <QuizBanner examId={examId} here={paths.quiz.href(link)} />
      </Suspense>
    ),
    [examId, link],
  );
  if (run) {
    return (
      <Suspense>
        <QuizRunner run={run} onTaken={runs.take} onLeave={runs.leave} />
      </Suspense>
    );
  }
  if (runs.isBeginning) return null;
  const title = loaded?.examTitle ?? listed?.name;
  const facts = loaded ?? listed;
  return (
    <PageSection width="quiz">
      {runs.error ? (
        <QuizLoadError error={runs.error} onRetry={runs.reload} />
      ) : title === undefined || !facts ? (
        <QuizSkeleton exam={link} />
      ) : (
        <>
          <PageTitle>{title}</PageTitle>
          {exam?.questions.length === 0 ? (
            <NoQuestions title={title} />
          ) : (
            <Stack sx={page} data-wide>
              <Stack spacing={3} sx={{ gridColumn: '1 / -1' }}>
                {runs.isGone && (
                  <Typography role="status">
                    This question is gone, or not open to you. You can practice the others.
                  </Typography>
                )}
                <StartHeading exam={link} title={title}>
                  {userId === undefined && (
                    <Typography color="textSecondary" {...onlyForVisitors}>
                      {listed?.description} <b>{freeQuestions.visitor} free questions, no account needed.</b>
                    </Typography>
                  )}
                  <ExamFacts
                    questionCount={facts.questionCount}
                    minutes={facts.minutes}
                    passMark={facts.passMark}
                    scoredQuestions={facts.scoredQuestions}
                    price={listed?.bought ? undefined : listed?.price}
                    isUser={userId !== undefined}
                    // A line each on a phone: where a row wraps depends on the font, which comes after the first paint.
                    sx={{ flexDirection: { xs: 'column', sm: 'row' } }}
                  />
                </StartHeading>
              </Stack>
              <div>
                <QuizStart {...{ link, runs }} official={facts} />
              </div>
              <Stack sx={aside}>
                {loaded ? <Covered {...{ link, userId }} exam={loaded} /> : <ExamContents loading />}
              </Stack>
              {banner}
            </Stack>
          )}
        </>
      )}
    </PageSection>
  );
}

/** What an exam covers, each section with its practice. */
function Covered({ link, exam, userId }: { link: string; exam: LoadedExam; userId: string | undefined }) {
  const sections = exam.covered?.map(({ id, ...section }) => ({
    ...section,
    openCount: exam.questions.filter(({ category }) => category === section.name).length,
    href: startPracticeHref(link, id),
  }));
  const contents = { changes: exam.changes, sections };
  if (userId === undefined) return <ExamContents {...contents} />;
  return (
    <Suspense fallback={<ExamContents loading />}>
      <CoveredSections {...{ link, exam, userId }} {...contents} />
    </Suspense>
  );
}
