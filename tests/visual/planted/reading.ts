import type { Defect } from './defect.ts';

/** What a keyboard no longer reaches, and what a screen reader no longer says. */
export const ofReading: readonly Defect[] = [
  {
    name: 'a focus ring that is gone',
    file: 'src/components/base/SearchField/SearchField.tsx',
    from: `'&.Mui-focused': { ...theme.mixins.focusRing, borderColor: theme.vars.palette.primary.main, outlineOffset: 1 },`,
    to: '',
    stories: ['src/components/base/SearchField/SearchField.stories.tsx'],
  },
  {
    name: 'a tab stop that is gone',
    file: 'src/components/member/QuestionChips/QuestionChips.tsx',
    from: 'href={href} startIcon={icon}',
    to: 'href={href} startIcon={icon} tabIndex={-1}',
    stories: ['src/components/member/QuestionChips/QuestionChips.stories.tsx'],
  },
  {
    name: 'a button that became a plain element',
    file: 'src/components/base/Disclosure/Disclosure.tsx',
    from: `part('summary', `,
    to: `part('div', `,
    stories: ['src/components/base/Disclosure/Disclosure.stories.tsx'],
  },
  {
    name: 'a button without a name',
    file: 'src/components/marketing/Carousel/CarouselControls.tsx',
    from: `<Arrow aria-label="Next"`,
    to: '<Arrow',
    stories: ['src/components/marketing/Carousel/CarouselControls.stories.tsx'],
  },
  {
    name: 'a picture without an alternative text',
    file: 'src/components/marketing/TestimonialCard/TestimonialCard.tsx',
    from: ` alt=""`,
    to: '',
    stories: ['src/components/marketing/TestimonialCard/TestimonialCard.stories.tsx'],
  },
  {
    name: 'a heading of the wrong level',
    file: 'src/components/marketing/FeatureCard/FeatureCard.tsx',
    from: `<Title variant="h3">`,
    to: `<Title variant="h3" component="h5">`,
    stories: ['src/components/marketing/FeatureCard/FeatureCard.stories.tsx'],
  },
  {
    name: 'news that no screen reader says',
    file: 'src/components/quiz/NoteEditor/NoteEditor.tsx',
    from: `<VisuallyHidden role="status">`,
    to: '<VisuallyHidden>',
    stories: ['src/components/quiz/NoteEditor/NoteEditor.stories.tsx'],
  },
  {
    name: 'an error that is not connected to its field',
    file: 'src/components/forms/AttachmentPicker/AttachmentPicker.tsx',
    from: ` 'aria-describedby': \`\${id}help\`,`,
    to: '',
    stories: ['src/components/forms/AttachmentPicker/AttachmentPicker.stories.tsx'],
  },
  {
    name: 'a dialog that does not take the focus',
    file: 'src/components/base/AskDialog/AskDialog.tsx',
    from: `      open\n`,
    to: `      open\n      disableAutoFocus\n`,
    stories: ['src/components/base/AskDialog/AskDialog.stories.tsx'],
  },
  {
    name: 'a dialog that Escape no longer closes',
    file: 'src/components/base/AskDialog/AskDialog.tsx',
    from: `reason === 'escapeKeyDown'`,
    to: `reason === 'backdropClick'`,
    stories: ['src/components/base/AskDialog/AskDialog.stories.tsx'],
  },
  {
    name: 'a toast of a failure that waits to be announced',
    file: 'src/components/frame/Toaster/Snackbars.tsx',
    from: `role={variant === 'error' ? 'alert' : 'status'}`,
    to: `role="status"`,
    stories: ['src/components/frame/Toaster/Toaster.stories.tsx'],
  },
];
