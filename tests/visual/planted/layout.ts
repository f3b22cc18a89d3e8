import type { Defect } from './defect.ts';

/** What is too wide, cut off, in the wrong order, or on the wrong layer. */
export const ofLayout: readonly Defect[] = [
  {
    name: 'an overflow in a window of 375 px',
    file: 'src/components/quiz/AskRow/AskRow.tsx',
    from: `columnGap: theme.spacing(1),`,
    to: `columnGap: theme.spacing(1), minWidth: 400,`,
    stories: ['src/components/quiz/AskRow/AskRow.stories.tsx'],
  },
  {
    name: 'an overflow in a window of 320 px alone',
    file: 'src/components/marketing/FeatureCard/FeatureCard.tsx',
    from: 'padding: theme.spacing(3.5)',
    to: 'minWidth: 310, padding: theme.spacing(3.5)',
    stories: ['src/components/marketing/FeatureCard/FeatureCard.stories.tsx'],
  },
  {
    name: 'a long text that is truncated',
    file: 'src/components/marketing/FeatureCard/FeatureCard.tsx',
    from: '{ marginBottom: 10 }',
    to: `{ marginBottom: 10, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }`,
    stories: ['src/components/marketing/FeatureCard/FeatureCard.stories.tsx'],
  },
  {
    name: 'a text that is cut at twice its size',
    file: 'src/components/marketing/FeatureCard/FeatureCard.tsx',
    from: 'marginBottom: theme.spacing(5)',
    to: `height: 15, overflow: 'hidden', marginBottom: theme.spacing(5)`,
    stories: ['src/components/marketing/FeatureCard/FeatureCard.stories.tsx'],
  },
  {
    name: 'an arrow that is not mirrored',
    file: 'src/components/base/icons/icons.tsx',
    from: `'M4 10h12m-5-5 5 5-5 5', { isDirectional: true }`,
    to: `'M4 10h12m-5-5 5 5-5 5'`,
    stories: ['src/components/quiz/AskRow/AskRow.stories.tsx'],
  },
  {
    name: 'a drawing over the words in front of it',
    file: 'src/components/exams/Banner/Banner.tsx',
    from: `part('div', 'CcBanner', 'Part', { position: 'relative' })`,
    to: `part('div', 'CcBanner', 'Part', {})`,
    stories: ['src/components/exams/Banner/Banner.stories.tsx'],
  },
  {
    name: 'a toast under a dialog',
    file: 'src/components/base/AskDialog/AskDialog.tsx',
    from: `part(Dialog, 'CcAskDialog', 'Root', {})`,
    to: `part(Dialog, 'CcAskDialog', 'Root', { zIndex: 1500 })`,
    stories: ['src/components/frame/Toaster/Toaster.stories.tsx'],
  },
  {
    name: 'a bar that is no longer sticky',
    file: 'src/components/quiz/QuizBar/QuizBar.tsx',
    from: `position: 'sticky'`,
    to: `position: 'relative'`,
    stories: ['src/components/quiz/QuizBar/QuizBar.stories.tsx'],
  },
  {
    name: 'two buttons in the wrong order',
    file: 'src/components/quiz/FinishDialog/FinishDialog.tsx',
    from: `<Button onClick={onGoToFirst}>Go to question {first}</Button>
      <Button variant="outlined" onClick={onFinish}>
        {finishLabel} anyway
      </Button>`,
    to: `<Button variant="outlined" onClick={onFinish}>
        {finishLabel} anyway
      </Button>
      <Button onClick={onGoToFirst}>Go to question {first}</Button>`,
    stories: ['src/components/quiz/FinishDialog/FinishDialog.stories.tsx'],
  },
  {
    name: 'an order for the eye that the focus does not follow',
    file: 'src/components/base/Actions/Actions.tsx',
    from: `flexFlow: 'row wrap',`,
    to: `flexFlow: 'row wrap', '& > :last-child': { order: -1 },`,
    stories: ['src/components/base/Actions/Actions.stories.tsx'],
  },
];
