import Stack from '@mui/material/Stack';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { outcomesOf } from '../../../domain/quiz/outcome.ts';
import { quizReducer } from '../../../domain/quiz/quizReducer.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { AnswerFilters } from '../../components/quiz/AnswerFilters/AnswerFilters.tsx';
import { filtersOf } from '../../components/quiz/AnswerList/listed.tsx';
import { isNotOffered, messageOf } from '../../data/ApiError.ts';
import type { FinishedRun } from '../../data/runs/finishedRun.ts';
import { useResult } from '../../data/runs/useResult.ts';
import { useSession } from '../../data/session/useSession.ts';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { QuizSkeleton } from './QuizStates.tsx';
import { QuizSummary, type QuizSummaryProps } from './QuizSummary.tsx';
import { actionsOf, RunContext, useLearned } from './useRun.ts';

/** The results of a finished quiz, or one of its questions: both have an address, at which they are found again. */
export default function ResultScreen() {
  const { link = '', attemptId = '' } = useParams();
  const { data: run, status, error, reload } = useResult(link, attemptId);
  if (run) return <Result key={attemptId} {...{ run, link, attemptId, status }} />;
  return (
    <PageSection width="quiz">
      {!error ? (
        <QuizSkeleton exam={link} />
      ) : isNotOffered(error) ? (
        <NoResult link={link} />
      ) : (
        <ErrorBlock level={1} title="The result could not be loaded" message={messageOf(error)} onRetry={reload} />
      )}
    </PageSection>
  );
}

function NoResult({ link }: { link: string }) {
  const { pathname, search } = useLocation();
  const isVisitor = useSession().status === 'visitor';
  return (
    <>
      <PageTitle>Result not found</PageTitle>
      <StateBlock
        level={1}
        title="Result not found"
        actions={[
          ...(isVisitor ? [{ label: 'Log in', href: paths.login.href(pathname + search) }] : []),
          { label: 'See the exam', href: paths.quiz.href(link), variant: 'outlined' },
        ]}
      >
        {isVisitor
          ? 'It is not kept on this device. If it is saved to your account, log in to see it.'
          : 'It is not saved to your account. It may have been deleted.'}
      </StateBlock>
    </>
  );
}

/** For how long each question was on show, as a running quiz counts it. */
const spentIn = ({ exam, seconds = [] }: FinishedRun) =>
  Object.fromEntries(exam.questions.map(({ id }, index) => [id, (seconds[index] ?? 0) * 1000]));

/** What an entry of the history says of a question that the results have led to: they are the entry before it. */
const fromResults = { fromResults: true };

function Result({ run, link, attemptId, status }: Omit<QuizSummaryProps, 'onGoTo'>) {
  const { exam } = run;
  const { index, only, goTo } = useQuestion(run, link, attemptId);
  const quiz = useMemo(() => ({ ...run.quiz, index }), [run, index]);
  const actions = useMemo(
    () =>
      actionsOf((action) => {
        const after = quizReducer(quiz, action);
        if (after.index !== index) goTo(after.index);
      }),
    [quiz, index, goTo],
  );
  const learned = useLearned(exam, attemptId);
  const info = useMemo(
    () => ({ exam, link, spent: () => spentIn(run), learned, actions }),
    [exam, link, run, learned, actions],
  );
  return (
    <RunContext value={info}>
      {index === null ? (
        <PageSection width="quiz">
          <Stack spacing={5}>
            <QuizSummary {...{ run, link, attemptId, status }} onGoTo={goTo} />
            <Stack spacing={5} sx={{ displayPrint: 'none' }}>
              <QuizFeedback />
              <QuizBanner examId={exam.examId} here={paths.result.href(link, attemptId)} userId={run.userId} />
            </Stack>
          </Stack>
        </PageSection>
      ) : (
        <Review {...{ quiz, index, only, goTo }} />
      )}
    </RunContext>
  );
}

interface ReviewProps extends Omit<ReturnType<typeof useQuestion>, 'index'> {
  quiz: QuizState;
  index: number;
}

/** One question of a review, among those that its filter leaves. */
function Review({ quiz, index, only, goTo }: ReviewProps) {
  const filters = filtersOf(
    outcomesOf(quiz).map((outcome, at) => ({ index: at, outcome, flagged: quiz.flags[at] ?? false })),
  );
  const chosen = filters.find(({ key }) => key === only && key !== 'all');
  const shown = chosen?.meant.map((each) => each.index) ?? [];
  const position = shown.includes(index) ? `${shown.indexOf(index) + 1} of ${shown.length}` : '';
  return (
    <QuizQuestions
      {...{ quiz, index }}
      among={chosen && { label: chosen.label, shown, position }}
      filter={
        <AnswerFilters
          variant="list"
          offered={filters}
          chosen={chosen?.key ?? 'all'}
          onChoose={(key) => {
            const left = filters.find((filter) => filter.key === key)?.meant ?? [];
            const first = left.find((each) => each.index >= index) ?? left[0];
            goTo(first?.index ?? index, key);
          }}
        />
      }
    />
  );
}

/**
 * The question that the address names, by its position, and what its review leaves; null for the results. Back from a
 * question leads to the results.
 */
function useQuestion({ quiz }: FinishedRun, link: string, attemptId: string) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  const number = Number(params.get('question'));
  const filter = params.get('only') ?? 'all';
  const index = Number.isInteger(number) && number >= 1 && number <= quiz.questions.length ? number - 1 : null;
  const isFromResults = typeof state === 'object' && state !== null && 'fromResults' in state;
  const goTo = useCallback(
    (target: number | null, only = filter) => {
      if (target === null && isFromResults) return void navigate(-1);
      const isFirst = index === null;
      const question = target === null ? undefined : target + 1;
      const filtered = target === null || only === 'all' ? '' : only;
      void navigate(paths.result.href(link, attemptId, question, filtered), {
        replace: !isFirst,
        state: isFirst || isFromResults ? fromResults : null,
      });
    },
    [navigate, link, attemptId, index, filter, isFromResults],
  );
  return { index, only: filter, goTo };
}
