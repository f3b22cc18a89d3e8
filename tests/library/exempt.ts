/** Components without a root of their own, each with the reason. The conformance test checks nothing else of them. */
export const exempt: Readonly<Record<string, string>> = {
  FallbackGuard: 'It renders its children, or what stands in their place.',
  Highlight: 'It renders words of the sentence around it; an element would stand in every title that is searched.',
  Toaster: 'It renders the toasts of notistack, in a container that notistack places.',
  PageTitle: 'It renders the title of the browser tab, which takes nothing but its text.',
  RichText: 'It renders words of the sentence around it; an element more in each answer would slow every pick.',
};

/** Components that are not in the index, each with the reason: one other component renders them. */
export const parts: Readonly<Record<string, string>> = {
  ColorModeMenu: 'ColorModeSwitch loads it when it opens.',
  Snackbars: 'Toaster loads it with the first toast.',
  UnreadyLabel: 'FormFrame shows it until the page can submit.',
};
