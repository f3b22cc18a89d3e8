import { QuestionCard, type QuestionCardProps } from '../QuestionCard/QuestionCard.tsx';

export interface ExamQuestionProps extends Omit<
  QuestionCardProps,
  'category' | 'difficulty' | 'sources' | 'lesson' | 'revealed'
> {}

/**
 * The current question in an exam, without its section and difficulty, as in the official one.
 *
 * @when The current question in an exam simulation.
 * @whenNot In practice, with explanations: QuestionCard.
 * @do Say in `refusal` what to do about a pick too many: "Choose only 2. Deselect one first."
 * @dont Hint at right or wrong in `tools`: nothing is revealed until the exam is submitted.
 * @screenReader Its QuestionHead, then the list of answers. Why a pick was refused is announced.
 * @status new
 */
export const ExamQuestion = (card: ExamQuestionProps) => (
  <QuestionCard {...card} refusal={card.refusal ?? ''} revealed={false} />
);
