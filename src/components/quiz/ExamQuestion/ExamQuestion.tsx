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
 * @dont Hint at right or wrong in `tools`: nothing is revealed until the exam is submitted.
 * @keyboard Tab: reaches its tools, then each answer, with its Strike out. Letters pick, as in a QuestionCard.
 * @screenReader Its QuestionHead, then the list of answers. Why a pick was refused is announced.
 * @status new
 */
export const ExamQuestion = (card: ExamQuestionProps) => (
  <QuestionCard {...card} refusal={card.refusal ?? ''} revealed={false} />
);
