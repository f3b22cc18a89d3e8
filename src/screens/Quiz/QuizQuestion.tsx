import { memo, type ReactNode, Suspense, useId, useMemo, useReducer, useState, type Ref } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import type { LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { QuestionCard } from '../../components/quiz/QuestionCard/QuestionCard.tsx';
import { QuizControls, type QuizControlsProps } from '../../components/quiz/QuizControls/QuizControls.tsx';
import { QuestionNavigator } from '../../components/quiz/QuestionNavigator/QuestionNavigator.tsx';
import { QuizHeading, type QuizHeadingProps } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { VerdictLine } from '../../components/quiz/VerdictLine/VerdictLine.tsx';
import { answerState, isRevealed, picksAllowed } from '../../../domain/quiz/answerState.ts';
import { progress, questionMarks } from '../../../domain/quiz/status.ts';
import { secondsOn } from '../../../domain/quiz/timing.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { verdict } from '../../../domain/quiz/verdict.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import type { QuestionMarksProps } from './QuestionMarks.tsx';
import { useRunInfo } from './useRun.ts';

// Comes after the first question.
const QuestionMarks = lazyPart(async () => (await import('./QuestionMarks.tsx')).QuestionMarks);

/** What a user keeps of a question, in its head; and the way to report it, for visitors as well. */
const Marks = memo(function Marks(of: Omit<QuestionMarksProps, 'learned'>) {
  const { exam, learned } = useRunInfo();
  if (!learned) return exam.hasServerIds && <QuizFeedback questionId={of.question.id} />;
  if (!learned.questions) return null;
  return (
    <Suspense>
      <QuestionMarks key={of.question.id} {...of} learned={learned} />
    </Suspense>
  );
});

/** What the filter of a review leaves, by position; the question on show has no `position` in it if it is not there. */
export interface Among extends NonNullable<QuizHeadingProps['among']> {
  shown: readonly number[];
}

interface QuizMapProps {
  /** The quiz as it was last painted. */
  quiz: QuizState;
  among?: Among | undefined;
  variant?: 'map';
  /** What stands above it where it is folded. */
  filter?: ReactNode;
}

/** Every question by number. */
export const QuizMap = memo(function QuizMap({ quiz, among, variant, filter }: QuizMapProps) {
  const { goTo } = useRunInfo().actions;
  return (
    <QuestionNavigator
      marks={questionMarks(quiz).map((status, index) => ({
        status: status === 'incomplete' ? 'partial' : status, // both are right in part
        flagged: quiz.flags[index] ?? false,
      }))}
      shown={among?.shown}
      label={among?.label}
      variant={variant}
      current={quiz.index}
      onGoTo={goTo}
    >
      {filter}
    </QuestionNavigator>
  );
});

interface QuizOverviewProps extends Omit<QuizMapProps, 'variant'> {
  /** Its questions are on show elsewhere. */
  hasMap: boolean;
  /** Leaves a running quiz, or the review for the results. */
  onLeave: (() => void) | undefined;
}

/** Above the question: which exam, how many questions are answered, and all of them by number. */
export const QuizOverview = memo(function QuizOverview({ quiz, among, filter, hasMap, onLeave }: QuizOverviewProps) {
  const { exam, link } = useRunInfo();
  const total = quiz.questions.length;
  return (
    <QuizHeading
      exam={link}
      title={exam.examTitle}
      caption={`${exam.part ?? 'Practice'}${quiz.finished ? ' · Review' : ''}`}
      index={quiz.index ?? 0}
      answered={quiz.finished ? undefined : progress(quiz)}
      total={total}
      among={among?.position ? among : undefined}
      back={quiz.finished ? 'Results' : undefined}
      onLeave={onLeave}
    >
      {!hasMap && <QuizMap {...{ quiz, among, filter }} />}
    </QuizHeading>
  );
});

/** What a card shows of the question at this position, whatever kind of quiz it is in, and the element of that card. */
export function useCard(question: LoadedQuestion, quiz: QuizState, index: number) {
  const { pick, strike, flag } = useRunInfo().actions;
  const [striking, toggleStriking] = useReducer((on: boolean) => !on, false);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const tools = useMemo(() => <Marks {...{ question, card }} />, [question, card]);
  const props = {
    ref: setCard,
    question: question.question,
    answers: question.answers,
    states: question.answers.map(({ id }) => {
      const state = answerState(quiz, index, id);
      return state === 'open' && quiz.struck[index]?.includes(id) ? 'struck' : state;
    }),
    choose: picksAllowed(question),
    final: quiz.mode === 'immediate',
    onPick: pick,
    onStrike: strike,
    striking,
    onStriking: quiz.finished ? undefined : toggleStriking,
    flagged: quiz.flags[index],
    onFlag: quiz.finished ? undefined : flag,
    tools,
  };
  return { card, props };
}

export interface QuizQuestionProps {
  question: LoadedQuestion;
  quiz: QuizState;
  /** The quiz as it was last painted. */
  painted: QuizState;
  /** The question's position, from 0. */
  index: number;
  /** Where that is, in words. */
  position: string;
  headingRef: Ref<HTMLDivElement>;
  /** How the buttons lead on. */
  controls: Omit<QuizControlsProps, 'children' | 'quietNext'>;
}

/** The question on show with its verdict, which describes the heading or, where it is news, is said by itself. */
export function QuizQuestion({ question, quiz, painted, index, position, headingRef, controls }: QuizQuestionProps) {
  const { card, props } = useCard(question, quiz, index);
  const verdictId = useId();
  // What is said of a pick follows its paint, and is never that of the question before.
  const said = painted.index === index ? painted : quiz;
  const { kind, text, correct } = verdict(said, index);
  const isNews = useIsNews(text, index);
  const { spent } = useRunInfo();
  const seconds = quiz.finished ? secondsOn(spent(), question.id) : 0;
  const line = useMemo(
    () => (
      <VerdictLine
        textId={verdictId}
        {...{ kind, text, correct }}
        news={isNews}
        // The head says how many are answered. That this one is not is for the ear, when a pick is taken back.
        sx={({ mixins }) => (kind === 'idle' ? mixins.visuallyHidden : {})}
        onShowCorrect={() => showCorrect(card)}
      />
    ),
    [verdictId, kind, text, correct, isNews, card],
  );
  return (
    <>
      <QuestionCard
        {...props}
        position={position}
        category={question.category}
        difficulty={question.difficulty}
        seconds={seconds || undefined}
        sources={question.references ?? []}
        lesson={question}
        revealed={isRevealed(quiz, index)}
        headingRef={headingRef}
        describedBy={isNews || kind === 'idle' ? undefined : verdictId}
      />
      <QuizControls {...controls} quietNext={kind === 'idle' || kind === 'left'}>
        {line}
      </QuizControls>
    </>
  );
}

/** Leads to the first correct answer. */
function showCorrect(card: HTMLElement | null) {
  const answer = card?.querySelector<HTMLElement>('[data-state="missed"] > button, [data-state="correct"] > button');
  answer?.focus({ preventScroll: true });
  answer?.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** Whether a text has changed since its subject was first shown: only then does a screen reader have to say it by itself. */
function useIsNews(text: string, subject: unknown): boolean {
  const [last, setLast] = useState({ text, subject, isNews: false });
  const isNews = last.subject === subject && (last.isNews || last.text !== text);
  if (last.subject !== subject || last.isNews !== isNews) setLast({ text, subject, isNews });
  return isNews;
}
