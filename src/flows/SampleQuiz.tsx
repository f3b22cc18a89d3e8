import { useReducer } from 'react';
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
      explanation: 'Escalation comes later in the life of a case, so a start on creation would miss it.',
    },
    {
      id: 'b',
      text: 'When a case is updated',
      explanation: 'Escalating updates an existing case, so start on update and filter on that field.',
    },
    {
      id: 'c',
      text: 'On a schedule every night',
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

const RIGHT = 'b';

/** One question to try before anything else: the product shows itself. */
export function SampleQuiz() {
  const [picked, pick] = useReducer((first: string | undefined, id: string) => first ?? id, undefined);
  const states = sample.answers.map(({ id }): AnswerState => {
    if (picked === undefined) return 'open';
    if (id === picked) return id === RIGHT ? 'correct' : 'wrong';
    return id === RIGHT ? 'missed' : 'off';
  });
  return (
    <>
      <QuestionCard {...sample} choose={1} states={states} revealed={picked !== undefined} onPick={pick} />
      <VisuallyHidden role="status">
        {picked !== undefined && (picked === RIGHT ? 'Correct.' : 'Wrong. B is correct.')}
      </VisuallyHidden>
    </>
  );
}
