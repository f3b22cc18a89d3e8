import { useReducer } from 'react';
import { answerLetter } from '../../domain/quiz/keys.ts';
import type { AnswerState } from '../../domain/quiz/answerState.ts';
import { VisuallyHidden } from '../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { QuestionCard } from '../components/quiz/QuestionCard/QuestionCard.tsx';

/** A real question, which takes one answer and needs no server. */
const sample = {
  question: 'A flow must create a task whenever an existing case is escalated. How should the flow start?',
  category: 'Automation',
  difficulty: 'medium' as const,
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
      explanation: 'Escalating updates an existing case, so start on update and filter on that field.',
    },
    {
      id: 'c',
      text: 'On a schedule every night',
      isCorrect: false,
      explanation:
        'A nightly schedule could pick up the case hours later. The task is needed as soon as the case is escalated.',
    },
  ],
  sources: [
    {
      title: 'Record-Triggered Flows',
      url: 'https://trailhead.salesforce.com/content/learn/modules/record-triggered-flows',
    },
  ],
};

/** One question to try before anything else: the product shows itself. With a `pick` it comes answered. */
export function SampleQuiz({ pick: given }: { pick?: string }) {
  const [picked, pick] = useReducer((first: string | undefined, id: string) => first ?? id, given);
  const states = sample.answers.map(({ id, isCorrect }): AnswerState => {
    if (picked === undefined) return 'open';
    if (id === picked) return isCorrect ? 'correct' : 'wrong';
    return isCorrect ? 'missed' : 'off';
  });
  const right = answerLetter(sample.answers.findIndex(({ isCorrect }) => isCorrect));
  return (
    <>
      <QuestionCard {...sample} choose={1} states={states} revealed={picked !== undefined} onPick={pick} />
      <VisuallyHidden role="status">
        {picked !== undefined && (states.includes('wrong') ? `Wrong. ${right} is correct.` : 'Correct.')}
      </VisuallyHidden>
    </>
  );
}
