import { useCallback, useReducer } from 'react';
import { QuestionCard } from '../../components/QuestionCard/QuestionCard.tsx';
import { answerState, isRevealed } from '../../quiz/answerState.ts';
import { newQuiz, quizReducer } from '../../quiz/quizReducer.ts';
import { announcement } from '../../quiz/announcement.ts';
import { sampleQuestion } from './sampleQuestion.ts';

const start = () => quizReducer(newQuiz([sampleQuestion]), { type: 'start', mode: 'immediate' });

/** One question to try before anything else: the product shows itself. */
export function SampleQuiz() {
  const [quiz, dispatch] = useReducer(quizReducer, undefined, start);
  const pick = useCallback((answerId: string) => dispatch({ type: 'select', answerId }), []);
  if (quiz.phase === 'choosing') return null; // it starts running and nothing restarts it
  return (
    <QuestionCard
      question={sampleQuestion.question}
      category={sampleQuestion.category}
      difficulty={sampleQuestion.difficulty}
      answers={sampleQuestion.answers}
      states={sampleQuestion.answers.map(({ id }) => answerState(quiz, 0, id))}
      choose={1}
      sources={sampleQuestion.references}
      isTold={isRevealed(quiz, 0)}
      announcement={announcement(quiz, 0)}
      onPick={pick}
    />
  );
}
