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
 * @screenReader Its QuestionHead, then the list of answers. Why a pick was refused is announced.
 * @status new
 */
export const ExamQuestion = (card: ExamQuestionProps) => (
  <QuestionCard {...card} refusal={card.refusal ?? ''} revealed={false} />
);
