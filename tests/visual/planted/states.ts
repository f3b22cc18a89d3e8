import type { Defect } from './defect.ts';

/** States that are no longer shown, and words and values that are no longer right. */
export const ofStates: readonly Defect[] = [
  {
    name: 'a state that is no longer shown',
    file: 'src/components/quiz/AskRow/AskRow.tsx',
    from: '{flagged && (',
    to: '{flagged && state === undefined && (',
    stories: ['src/components/quiz/AskRow/AskRow.stories.tsx'],
  },
  {
    name: 'an empty state that is gone',
    file: 'src/components/exams/ExamCatalogue/ExamCatalogue.tsx',
    from: 'if (exams.length === 0) {',
    to: 'if (exams.length < 0) {',
    stories: ['src/components/exams/ExamCatalogue/ExamCatalogue.stories.tsx'],
  },
  {
    name: 'a skeleton that is gone',
    file: 'src/components/exams/ExamCatalogue/ExamCatalogue.tsx',
    from: '{[1, 2, 3, 4, 5, 6, 7].map(',
    to: '{[].map(',
    stories: ['src/components/exams/ExamCatalogue/ExamCatalogue.stories.tsx'],
  },
  {
    name: 'a wrong default of a prop',
    file: 'src/components/base/StateBlock/StateBlock.tsx',
    from: 'level = 2',
    to: 'level = 1',
    stories: ['src/components/base/EmptyState/EmptyState.stories.tsx'],
  },
  {
    name: 'a wrong plural',
    file: 'src/components/quiz/FinishDialog/FinishDialog.tsx',
    from: `unanswered === 1 ? 'It scores' : 'They score'`,
    to: `unanswered === 0 ? 'It scores' : 'They score'`,
    stories: ['src/components/quiz/FinishDialog/FinishDialog.stories.tsx'],
  },
  {
    name: 'a transition ten times as long, in a component',
    file: 'src/components/base/Disclosure/Disclosure.tsx',
    from: 'duration: theme.transitions.duration.shortest',
    to: 'duration: theme.transitions.duration.shortest * 10',
    stories: ['src/components/base/Disclosure/Disclosure.stories.tsx'],
  },
  {
    name: 'a transition ten times as long, in the theme',
    file: 'src/theme/theme.ts',
    from: 'shortest: 120',
    to: 'shortest: 1200',
    stories: ['src/components/base/Disclosure/Disclosure.stories.tsx'],
  },
  {
    name: 'a dialog that lies over its page of documentation',
    file: 'src/components/quiz/FinishDialog/FinishDialog.stories.tsx',
    from: 'framed: true',
    to: 'padded: true',
    stories: ['src/components/quiz/FinishDialog/FinishDialog.stories.tsx'],
  },
  {
    name: 'a component without a word on when to take it',
    file: 'src/components/marketing/FeatureCard/FeatureCard.tsx',
    from: ' * @when One of three reasons to choose the site, in a CardRow.\n',
    to: '',
    script: 'tools/story-check.ts',
  },
  {
    name: 'stale docs: a default that the code no longer has',
    file: 'src/components/base/LocalDate/LocalDate.tsx',
    from: "@default 'long'",
    to: "@default 'short'",
    script: 'tools/story-check.ts',
  },
];
