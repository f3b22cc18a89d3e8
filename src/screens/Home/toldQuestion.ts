import type { QuestionCardProps } from '../../components/QuestionCard/QuestionCard.tsx';
import type { QuestionMark } from '../../quiz/marks.ts';

/** A question with two picks, one right and one wrong, as the quiz tells it. */
export const toldQuestion: Omit<QuestionCardProps, 'onPick'> = {
  question: 'Agents want to see the open cases of an account without leaving its page. Which two changes do that?',
  category: 'User Interface',
  difficulty: 'medium',
  choose: 2,
  isTold: true,
  answers: [
    {
      id: 'a',
      text: 'Add the related list of cases to the page layout',
      explanation: 'A related list shows the records that point at the one on the page.',
    },
    {
      id: 'b',
      text: 'Show the Cases tab in the app',
      explanation: 'A tab leads to all cases, and away from the account.',
    },
    {
      id: 'c',
      text: 'Put a component for one related list on the Lightning page',
      explanation: 'It shows a single related list anywhere on the page.',
    },
  ],
  states: ['correct', 'wrong', 'missed'],
  sources: [
    {
      title: 'Lightning App Builder',
      url: 'https://trailhead.salesforce.com/content/learn/modules/lightning_app_builder',
    },
  ],
};

/** The quiz that it stands in: nine of twenty questions answered, this one partly right. */
export const toldMarks: readonly QuestionMark[] = [
  ...([
    'correct',
    'correct',
    'incorrect',
    'correct',
    'correct',
    'correct',
    'incomplete',
    'correct',
    'partial',
  ] as const),
  ...Array.from({ length: 11 }, () => 'none' as const),
];
