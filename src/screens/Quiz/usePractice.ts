/** What a practice is built from, and how it is chosen. */
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SectionedRecord } from '../../../domain/member/sections.ts';
import { paths, slugOf } from '../../../domain/paths.ts';
import type { PracticeChoice } from '../../../domain/practice/choice.ts';
import { choiceOf } from '../../../domain/practice/choiceOf.ts';
import { sectionsOf } from '../../../domain/practice/sections.ts';
import type { PracticeBank } from '../../../domain/practice/select.ts';
import { isNotOffered } from '../../data/ApiError.ts';
import type { LoadedExam, LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { useSectionHistory } from '../../data/learning/progress.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';

/**
 * Whether it is known what the learner has of each question: `visitor` has nothing, `failed` can't be known now, and
 * `never` not from this server.
 */
type Knowledge = 'known' | 'visitor' | 'failed' | 'never';

/** What a practice of an exam is built from. */
export interface LoadedBank {
  readonly exam: LoadedExam;
  readonly bank: PracticeBank<LoadedQuestion>;
  readonly knowledge: Knowledge;
  readonly attempts: readonly SectionedRecord[];
  /** Reads again what the learner has of each question. */
  readonly reload: () => void;
}

/** Loads the exam with this slug and id, and what the learner has of its questions; nothing without a slug. */
export function usePracticeBank(link: string | undefined, examId: string | undefined) {
  const userId = useUser()?.userId;
  const quiz = useQuiz(link);
  const learner = useLearnerQuestions(examId, examId === undefined ? undefined : userId);
  const history = useSectionHistory(userId, examId);
  const { data: exam, error } = quiz;
  const { data: records = [], reload } = learner;
  const knowledge = knowledgeOf(exam, userId, learner.error);
  const loaded: LoadedBank | undefined =
    exam && !history.isLoading && !(learner.isLoading && knowledge === 'known')
      ? {
          exam,
          bank: { questions: exam.questions, sections: sectionsOf(exam.questions, exam.covered), learner: records },
          knowledge,
          attempts: history.data?.attempts ?? [],
          reload,
        }
      : undefined;
  return { loaded, error: exam ? undefined : error, reload: quiz.reload };
}

function knowledgeOf(exam: LoadedExam | undefined, userId: string | undefined, error: Error | undefined): Knowledge {
  // Ids that are made here mean nothing to the server.
  if (exam?.hasServerIds === false) return 'never';
  if (userId === undefined) return 'visitor';
  if (!error) return 'known';
  return isNotOffered(error) ? 'never' : 'failed';
}

/** The choice that the address holds, and how to change some of it there: the way back leaves the page. */
export function usePracticeChoice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // A prerendered page knows its address without the query.
  const named = choiceOf(new URLSearchParams(useIsHydrated() ? search : ''));
  const choice: PracticeChoice = { ...named, exam: slugOf(named.exam) };
  // A change may follow before the one ahead of it has been rendered.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  });
  const change = (changed: Partial<PracticeChoice>) => {
    latest.current = { ...latest.current, ...changed };
    void navigate(paths.practice.href(latest.current), { replace: true });
  };
  return { choice, change };
}
