import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx';
import {
  AnswerModeChoice,
  type AnswerModeChoiceProps,
} from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { useUserDetails } from '../../data/account/userDetails.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useExamDates } from '../../data/learning/examDates.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useNow } from '../../hooks/useNow.ts';
import { dayOf, daysBetween } from '../../../domain/member/days.ts';
import { counted } from '../../../domain/numberWord.ts';
import { setName, setsOf } from '../../../domain/quiz/sets.ts';
import { suggestedStart } from '../../../domain/quiz/suggestedStart.ts';
import type { QuizStartProps } from './QuizStart.tsx';

export interface MemberStartProps extends Pick<QuizStartProps, 'link' | 'onChoose'> {
  exam: LoadedExam;
  /** What the choice is for a visitor as well. */
  choice: AnswerModeChoiceProps;
}

/** The start of a quiz for a user: what to begin with, by what they own, have taken, and when their exam is. */
export function MemberStart({ link, exam, choice, onChoose }: MemberStartProps) {
  const userId = useUser()?.userId;
  const details = useUserDetails(userId);
  const dates = useExamDates(userId);
  const now = useNow();
  const [chosen, setChosen] = useState<string>();
  // What is suggested must not change under the pointer.
  if ([details, dates].some(({ data, error }) => !data && !error)) return <AnswerModeChoice loading />;

  const sets = exam.bought ? setsOf(exam.questions) : [];
  const last = new Map(
    // The oldest comes first, so that the latest of a set stays.
    details.data?.exams.find((record) => record.link === link)?.attempts?.map((attempt) => [attempt.set, attempt]),
  );
  const date = dates.data?.dates.find(({ examId }) => examId === exam.examId)?.date;
  const days = date === undefined ? undefined : daysBetween(dayOf(now), date);
  const suggested = suggestedStart({ sets: sets.map(({ set }) => set), taken: [...last.keys()], days });
  const set = chosen === undefined ? suggested.set : Number(chosen) || undefined;
  const asked = sets.find((each) => each.set === set)?.questionCount ?? exam.questions.length;
  const count = counted(asked, 'question');
  const isNext = set !== undefined && set === suggested.set && chosen === undefined;
  const reasons = {
    exam:
      days === undefined || days < 0 ? undefined : `Your exam is ${inDays(days)}: practice it the way you’ll take it.`,
    end: `${setName(set) ?? 'All'}, ${count}${isNext ? ': the next one you haven’t taken' : ''}.`,
    immediate: `${count}. See right or wrong, and why, after each answer.`,
  };
  const all = exam.questions.length;
  return (
    <Stack spacing={3}>
      <SelectField
        label="Questions"
        disabled={sets.length === 0}
        value={String(set ?? 0)}
        onChoose={setChosen}
        options={[
          ...sets.map((each) => ({
            value: String(each.set),
            label: `${setName(each.set)}, ${taken(last.get(each.set))}`,
          })),
          { value: '0', label: exam.bought ? `All ${all}` : `${all} of ${exam.questionCount ?? 'all'}, free` },
        ]}
      />
      <AnswerModeChoice
        {...choice}
        suggested={suggested.way}
        reason={reasons[suggested.way]}
        onChoose={(mode) => onChoose(mode, set)}
      />
    </Stack>
  );
}

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

const taken = (attempt: { readonly scorePercent: number } | undefined): string =>
  attempt ? `last ${Math.round(attempt.scorePercent)}%` : 'not taken yet';
