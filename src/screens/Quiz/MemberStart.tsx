import { useState } from 'react';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import { scoreText } from '../../components/profile/ScoreTrend/attempts.ts';
import {
  AnswerModeChoice,
  type AnswerModeChoiceProps,
} from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { examLength } from '../../components/quiz/AnswerModeChoice/modeAnchors.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { useExamDates, useSectionHistory, useUserDetails } from '../../data/learning/progress.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useNow } from '../../hooks/useNow.ts';
import { examSize } from '../../../domain/exam/draw.ts';
import { dayOf, daysBetween } from '../../../domain/member/days.ts';
import { examProgress } from '../../../domain/member/examProgress.ts';
import { weakestSection } from '../../../domain/member/sections.ts';
import { counted } from '../../../domain/numberWord.ts';
import { startPracticeHref } from '../../../domain/paths.ts';
import { setName, setsOf } from '../../../domain/quiz/sets.ts';
import { suggestedStart } from '../../../domain/quiz/suggestedStart.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';

interface MemberStartProps {
  link: string;
  exam: LoadedExam;
  onChoose: (mode: AnswerMode, set?: number) => void;
  /** What the choice is for a visitor as well. */
  choice: AnswerModeChoiceProps;
}

/** The start of a quiz for a user: what to begin with, by what they own, have taken, and when their exam is. */
export function MemberStart({ link, exam, choice, onChoose }: MemberStartProps) {
  const userId = useUser()?.userId;
  const details = useUserDetails(userId);
  const dates = useExamDates(userId);
  const learned = useLearnerQuestions(exam.examId, userId);
  const history = useSectionHistory(userId, exam.examId);
  const now = useNow();
  const [chosen, setChosen] = useState<number>();
  const sets = exam.bought ? setsOf(exam.questions) : [];
  // What is suggested must not change under the pointer.
  if ([details, dates, learned, history].some(({ data, error }) => !data && !error)) {
    return <AnswerModeChoice loading />;
  }

  const attempts = details.data?.exams.find((record) => record.link === link)?.attempts ?? [];
  // The oldest comes first, so that the latest of a set stays.
  const last = new Map(attempts.map((attempt) => [attempt.set, attempt]));
  const date = dates.data?.dates.find(({ examId }) => examId === exam.examId)?.date;
  const days = date === undefined ? undefined : daysBetween(dayOf(now), date);
  const suggested = suggestedStart({ sets: sets.map(({ set }) => set), attempts, days, now });
  const set = chosen === undefined ? suggested.set : chosen || undefined;
  const all = exam.questions.length;
  const asked = sets.find((each) => each.set === set)?.questionCount ?? all;
  const { isFree, seen, of } = examProgress(exam, attempts, learned.data);
  const length = examLength(exam, examSize(exam));
  const standing = weakestSection(history.data?.attempts ?? []);
  const inWeakest = exam.questions.filter(({ category }) => category === standing?.name).length;
  const isNear = suggested.way === 'exam' && days !== undefined && days >= 0;
  const lastExam = attempts.findLast(({ mode }) => mode === 'exam');
  const latest = lastExam ? `Last simulation: ${scoreText(lastExam.scorePercent)}` : `Take a full run: ${length}`;
  const texts = {
    exam: isNear ? `Your exam is ${inDays(days)}. ${latest}.` : `${length}, at real exam pace.`,
    ...(standing && {
      section: `${standing.name} (${counted(Math.min(10, inWeakest), 'question')}): ${standing.fullyCorrect} of your last ${standing.total} right.`,
    }),
  };
  return (
    <AnswerModeChoice
      {...choice}
      suggested={standing && isFree && seen === of ? 'section' : suggested.way}
      sectionHref={standing && startPracticeHref(link, standing.id)}
      questionCount={asked}
      texts={texts}
      onChoose={(mode) => onChoose(mode, set)}
    >
      {sets.length > 0 && (
        <ChoiceGroup title="Choose a practice exam" layout="two" exclusive sx={{ marginBottom: 1.5 }}>
          {[...sets, { set: 0, questionCount: all }].map((each) => (
            <Choice
              key={each.set}
              name="set"
              label={setName(each.set || undefined) ?? 'All questions'}
              facts={
                each.set > 0
                  ? `${counted(each.questionCount, 'question')} · ${taken(last.get(each.set))}`
                  : counted(all, 'question')
              }
              checked={each.set === (set ?? 0)}
              onChange={() => setChosen(each.set)}
            />
          ))}
        </ChoiceGroup>
      )}
    </AnswerModeChoice>
  );
}

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

const taken = (attempt: { readonly scorePercent: number } | undefined): string =>
  attempt ? `Last score ${scoreText(attempt.scorePercent)}` : 'Not taken yet';
