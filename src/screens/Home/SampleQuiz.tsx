import { useCallback, useReducer } from 'react';
import type { Question } from '../../../contract/exams.ts';
import { answerState, isRevealed } from '../../../domain/quiz/answerState.ts';
import { resume } from '../../../domain/quiz/keep.ts';
import { quizReducer } from '../../../domain/quiz/quizReducer.ts';
import { verdict } from '../../../domain/quiz/verdict.ts';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { QuestionCard } from '../../components/quiz/QuestionCard/QuestionCard.tsx';

/** A real question, which needs no server. */
const sampleQuestion: Omit<Question, 'set' | 'version'> = {
  id: 'sample',
  question: 'A flow must create a task whenever an existing case is escalated. How should the flow start?',
  category: 'Automation',
  difficulty: 'medium',
  answers: [
    {
      id: 'a',
      text: 'When a case is created',
      isCorrect: false,
      explanation: 'Escalation comes later in the life of a case, so a start on creation would miss it.',
    },
    {
      id: 'b',
      text: 'When a case is updated',
      isCorrect: true,
      explanation:
        'Escalation sets a field on a case that is already there: an update, with that field as the condition.',
    },
    {
      id: 'c',
      text: 'On a schedule every night',
      isCorrect: false,
      explanation: 'A schedule would find the case hours later. The task is wanted at the moment of escalation.',
    },
  ],
  references: [
    {
      title: 'Record-Triggered Flows',
      url: 'https://trailhead.salesforce.com/content/learn/modules/record-triggered-flows',
    },
  ],
};

const start = () => resume([sampleQuestion], { mode: 'immediate', picks: {} });

/** One question to try before anything else: the product shows itself. */
export function SampleQuiz() {
  const [quiz, dispatch] = useReducer(quizReducer, undefined, start);
  const pick = useCallback((answerId: string) => dispatch({ type: 'select', answerId }), []);
  const { kind, text, correct } = verdict(quiz, 0);
  return (
    <>
      <QuestionCard
        question={sampleQuestion.question}
        category={sampleQuestion.category}
        difficulty={sampleQuestion.difficulty}
        answers={sampleQuestion.answers}
        states={sampleQuestion.answers.map(({ id }) => answerState(quiz, 0, id))}
        choose={1}
        sources={sampleQuestion.references}
        revealed={isRevealed(quiz, 0)}
        onPick={pick}
      />
      <VisuallyHidden role="status">{kind !== 'idle' && [text, correct].filter(Boolean).join('. ')}</VisuallyHidden>
    </>
  );
}
