import type { Question } from '../../../contract/exams.ts';

/** The question in the hero: a real one to try, that needs no server. */
export const sampleQuestion: Question = {
  id: 'sample',
  question: 'A flow must create a follow-up task whenever an existing case is escalated. Which start fits best?',
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
