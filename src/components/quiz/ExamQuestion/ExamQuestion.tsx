import { saysHowMany } from '../../../../domain/exam/ask.ts';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import { QuestionCard, type QuestionCardProps } from '../QuestionCard/QuestionCard.tsx';

export type ExamQuestionProps = Omit<
  QuestionCardProps,
  'category' | 'difficulty' | 'picks' | 'sources' | 'lesson' | 'revealed'
>;

/**
 * The question on show in an exam: neither its section nor its difficulty is said, as in the official one.
 *
 * @when The question on show in an exam simulation.
 * @whenNot In practice, with explanations: QuestionCard.
 * @screenReader Its QuestionHead, then the list of answers. Why a pick was refused is announced.
 * @status new
 */
export function ExamQuestion({ question, answers, states, choose, ...rest }: ExamQuestionProps) {
  // A pick is painted in the next frame; its number follows one frame later, and so does what it moves.
  const chosen = useAfterPaint(states.filter((state) => state === 'selected').length, answers);
  const ask = choose === 1 ? 'Choose 1' : `Choose ${choose} · ${chosen} chosen`;
  const picks = saysHowMany(question) ? `${chosen} of ${choose} chosen` : ask;
  return <QuestionCard {...{ question, answers, states, choose, picks }} {...rest} revealed={false} />;
}
