import { paths } from '../../../domain/paths.ts';
import { InfoIcon, NoteIcon, PassMarkIcon } from '../../components/base/icons/icons.tsx';
import type { QuestionCardProps } from '../../components/quiz/QuestionCard/QuestionCard.tsx';

/** What we are here for, in three paragraphs. */
export const mission = [
  'CertCrest is an independent site with one purpose: practice that teaches. A score alone doesn’t teach you anything.',
  'We tell you why: why the right answer is right, why each wrong answer is wrong, and which page of the documentation says so.',
  'We believe you should pass because you know the work. Memorizing answers won’t get you far here.',
];

/** A question of Platform Administrator in short, answered wrong. */
export const explained: QuestionCardProps = {
  question: 'Team leads can open a shared dashboard, but not edit its components. What is the most likely reason?',
  category: 'Data and Analytics Management',
  difficulty: 'medium',
  choose: 1,
  revealed: true,
  answers: [
    {
      id: 'a',
      text: 'The dashboard’s running user sees more records than they do',
      explanation: 'The running user determines which data the charts show, not who can edit them.',
    },
    {
      id: 'b',
      text: 'They have only Viewer access to the dashboard’s folder',
      explanation: 'Viewers can open and refresh the dashboard. Editors can also change its components.',
    },
    {
      id: 'c',
      text: 'They can’t open the folder of the source reports',
      explanation: 'Reports have folders of their own, which determine who can open a report from a chart.',
    },
  ],
  states: ['wrong', 'missed', 'off'],
  lesson: { verifiedOn: '2026-11-23', release: 'Winter ’27' },
  sources: [
    {
      title: 'Reports and Dashboards Overview',
      url: 'https://trailhead.salesforce.com/content/learn/modules/lex_implementation_reports_dashboards/lex_implementation_reports_dashboards_overview',
    },
  ],
  onPick: () => undefined,
};

/** How a question is made and checked (docs/content-review.md). */
export const questionSteps = [
  {
    title: 'Start from the guide',
    text: 'Our questions cover every section of Salesforce’s exam guide, in proportion to its official weight.',
  },
  {
    title: 'Write a situation',
    text: 'A company, a problem, a decision. The wrong answers are real features and real mistakes, and each is explained.',
  },
  {
    title: 'Answer it blind',
    text: 'A second reader answers without seeing the key. If the answers differ, we follow the documentation, or we drop the question.',
  },
  {
    title: 'Keep it current',
    text: 'Every question links to its source and says when it was checked, and for which release.',
    more: { href: paths.contactUs.href('A mistake in a question'), children: 'Report a mistake' },
  },
];

/** What readers might expect of a practice site, and should not of this one. */
export const limits = [
  {
    icon: NoteIcon,
    title: 'No real exam questions',
    text: 'We write our own. Please don’t send us any that you remember. Sharing them violates the exam agreement.',
  },
  {
    icon: InfoIcon,
    title: 'Not part of Salesforce',
    text: 'Salesforce doesn’t sponsor or endorse us. The official guide has the final say on what’s on the exam.',
  },
  {
    icon: PassMarkIcon,
    title: 'No promise that you’ll pass',
    text: 'Your scores show how well you know our questions. A good score is encouraging, but it doesn’t predict your exam result.',
  },
];
