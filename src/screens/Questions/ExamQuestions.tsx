import { MarkedQuestions } from '../../components/profile/MarkedQuestions/MarkedQuestions.tsx';
import { paths, type QuestionKind } from '../../../domain/paths.ts';
import { isOfKind } from '../../../domain/member/kinds.ts';
import { type QuestionId, questionKey } from '../../data/learning/questionId.ts';
import type { Marked, NamedExam } from './markedQuestions.ts';
import { OwnQuestion } from './OwnQuestion.tsx';

export interface ExamQuestionsProps {
  userId: string;
  /** Undefined where it is no longer on offer. */
  exam: NamedExam | undefined;
  /** What is shown; empty for all kinds. */
  kind: QuestionKind | '';
  /** The section that is shown; empty for all. */
  section: string;
  /** Whether these are all of that kind and section. */
  isWhole: boolean;
  questions: readonly Marked[];
  /** One of them is about to change: it stays on show. */
  onTouch: (id: QuestionId) => void;
}

/** The user's questions of one exam; nothing where there are none. */
export function ExamQuestions({ userId, exam, kind, section, isWhole, questions, onTouch }: ExamQuestionsProps) {
  if (questions.length === 0) return null;
  const sectionId = exam?.covered?.find(({ name }) => name === section)?.id;
  const canPractice = exam !== undefined && isWhole && (section === '' || sectionId !== undefined);
  // Of all kinds, those that were missed are practiced.
  const pool = kind === '' ? 'missed' : kind;
  const count = questions.filter(({ own, words }) => words !== undefined && isOfKind(own, pool)).length;
  return (
    <MarkedQuestions
      title={exam?.name ?? 'No longer on offer'}
      exam={exam?.link}
      practice={
        canPractice && count > 0
          ? {
              label:
                kind === ''
                  ? `Practice ${count} missed`
                  : count === 1
                    ? 'Practice this one'
                    : `Practice these ${count}`,
              href: paths.practice.href({
                exam: exam.link,
                pool,
                from: sectionId ? [sectionId] : [],
                count: undefined,
              }),
            }
          : undefined
      }
    >
      {questions.map((question) => (
        <OwnQuestion
          key={questionKey(question.own)}
          userId={userId}
          question={question}
          href={exam && paths.quiz.href(exam.link, { question: question.own.questionId })}
          onTouch={onTouch}
        />
      ))}
    </MarkedQuestions>
  );
}
