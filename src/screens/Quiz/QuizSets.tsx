import { SetChoice, type SetChoiceProps } from '../../components/quiz/SetChoice/SetChoice.tsx';
import { useUserDetails } from '../../data/account/userDetails.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useUser } from '../../data/session/useSession.ts';
import { setsOf } from '../../../domain/quiz/sets.ts';

export interface QuizSetsProps extends Pick<SetChoiceProps, 'chosen' | 'onChoose'> {
  /** The exam's slug. */
  link: string;
  exam: LoadedExam;
}

/** Which questions to take: all, or a practice exam, each with the last result. Nothing where there is one set only. */
export function QuizSets({ link, exam, ...choice }: QuizSetsProps) {
  const sets = setsOf(exam.questions);
  const userId = useUser()?.userId;
  const { data } = useUserDetails(sets.length > 0 ? userId : undefined);
  if (sets.length === 0) return null;
  // The oldest comes first, so that the latest of a set stays.
  const attempts = data?.exams.find((record) => record.link === link)?.attempts ?? [];
  const last = new Map(attempts.map((attempt) => [attempt.set, attempt]));
  return (
    <SetChoice
      total={exam.questions.length}
      sets={sets.map((each) => ({ ...each, last: last.get(each.set) }))}
      {...choice}
    />
  );
}
