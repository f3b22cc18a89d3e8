/** The groups of the catalog as designers look for them, by folders of components or by files of stories. */
const groups: Readonly<Record<string, string>> = {
  Controls: 'Actions Button BusyButton Choice ChoiceGroup ColorModeSwitch Disclosure Link',
  Cards: 'ArticleCard Carousel ExamCard ExamLink FeatureList TestimonialCard',
  'Dialogs and modals':
    'AskDialog ExamDateDialog ExamSheet FeedbackDialog LoadingOverlay NavDrawer PasswordDialog ReportDialog ShortcutHelp',
  Navigation: 'Brand Footer NavDropdown Navbar SearchField',
  'Feedback and states':
    'Alert Banner CircularProgress ErrorBlock LastingNote ProgressLine Skeleton StateBlock Toaster',
  'Layout and text': 'articles base frame',
  Quiz: 'practice',
  Profile: 'member',
};

/** Other words that a page is looked for by. Those of something that the site does without lead to what it has instead. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  Accessibility: ['a11y', 'WCAG'],
  AccessLabel: ['badge', 'tag', 'chip', 'pill'],
  Alert: ['notification', 'message'],
  AskDialog: ['modal', 'confirm', 'popup'],
  AttachmentPicker: ['upload', 'file input'],
  Banner: ['alert', 'paywall'],
  Brand: ['logo'],
  CartButton: ['price', 'add to cart'],
  Carousel: ['slider', 'slideshow'],
  CartSummary: ['price', 'total', 'checkout', 'currency'],
  Choice: ['checkbox', 'radio', 'chip', 'select', 'switch'],
  ChoiceGroup: ['segmented control', 'tabs', 'radio group', 'select'],
  CircularProgress: ['spinner', 'loader'],
  Color: ['divider', 'palette'],
  ColorModeSwitch: ['dark mode', 'theme', 'toggle'],
  Disclosure: ['accordion', 'collapse', 'expander'],
  'Elevation and layers': ['shadow', 'z-index'],
  ExamCard: ['price', 'tile', 'product card'],
  ExamClock: ['timer', 'countdown', 'stopwatch'],
  ExamDateDialog: ['date picker', 'calendar'],
  ExamHistory: ['table'],
  FieldHelp: ['hint', 'instead of a tooltip'],
  FormError: ['refusal', 'server error'],
  LastingNote: ['banner', 'notification'],
  Motion: ['animation', 'transition'],
  NavDrawer: ['menu', 'side sheet'],
  NavDropdown: ['menu', 'popover', 'popup'],
  Navbar: ['header', 'app bar'],
  PaceReport: ['bar chart', 'chart'],
  PageHeading: ['title', 'header', 'instead of a breadcrumb'],
  ProgressLine: ['progress bar'],
  Prose: ['rich text', 'table'],
  QuestionNavigator: ['stepper', 'pagination'],
  QuestionTool: ['bookmark', 'flag'],
  QuizResults: ['score'],
  ScoreTrend: ['line chart', 'chart'],
  SectionResults: ['breakdown', 'score', 'table'],
  SelectField: ['dropdown', 'combobox'],
  Skeleton: ['loading', 'placeholder'],
  'Right to left': ['RTL', 'bidi', 'Hebrew', 'Arabic'],
  'Space and shape': ['spacing', 'breakpoint', 'grid'],
  Start: ['offline', 'large text', 'high contrast'],
  StateBlock: ['empty'],
  StepList: ['stepper'],
  TestimonialCard: ['avatar', 'quote'],
  TextArea: ['multiline'],
  TextField: ['input', 'text box'],
  Tokens: ['figma', 'css', 'download'],
  Toaster: ['toast', 'snackbar', 'notification', 'alert'],
  Type: ['typography', 'font'],
};

/** The name of a state in sentence case; "RTL" finds those from right to left. */
export const stateName = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase()).replace(/to left$/, '$& (RTL)');

/** The group of a file of stories, by the names around it: the nearest that a group has, else the folder's own. */
export function groupOf(folder: string, component: string, file: string): string {
  const has = (name: string) => Object.keys(groups).find((group) => groups[group]?.split(' ').includes(name));
  const ownName = folder.charAt(0).toUpperCase() + folder.slice(1);
  return has(file.replace('.stories.tsx', '')) ?? has(component) ?? has(folder) ?? ownName;
}
