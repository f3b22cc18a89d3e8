/** The groups of the catalog as designers look for them, by folders of components or by files of stories. */
const groups: Readonly<Record<string, string>> = {
  Controls: 'Actions Button BusyButton Choice ChoiceGroup ColorModeSwitch Disclosure Link',
  Cards: 'ArticleCard Carousel ExamCard FeatureList TestimonialCard',
  'Dialogs and modals':
    'AskDialog ExamDateDialog ExamSheet FeedbackDialog LoadingOverlay NavDrawer PasswordDialog ReportDialog ShortcutHelp',
  Navigation: 'Brand Footer NavDropdown NavList Navbar SearchField',
  'Feedback and states': 'Alert CircularProgress ErrorBlock LastingNote Skeleton StateBlock Toaster',
  'Layout and text': 'articles base frame',
  Quiz: 'practice',
  Profile: 'member',
};

/** Other words that a component is looked for by: Storybook searches names alone. */
export const aliases: Readonly<Record<string, string>> = {
  AccessLabel: 'badge, tag, chip',
  Alert: 'notification',
  AskDialog: 'modal, confirm, popup',
  CartSummary: 'price, total, checkout',
  Choice: 'checkbox, radio, chip',
  ChoiceGroup: 'segmented control, tabs',
  CircularProgress: 'spinner, loader',
  Disclosure: 'accordion, collapse',
  ExamClock: 'timer, countdown',
  FieldHelp: 'hint',
  FormError: 'refusal, server error',
  FormLayout: 'page of a form',
  LastResults: 'table',
  LastingNote: 'banner, notification',
  NavDropdown: 'menu, popover, popup',
  Navbar: 'header, app bar',
  PaceReport: 'bar chart',
  ProgressLine: 'progress bar',
  Prose: 'rich text, table',
  QuestionNavigator: 'stepper, pagination',
  SectionResults: 'breakdown, table',
  ScoreTrend: 'line chart',
  SelectField: 'dropdown, combobox',
  TestimonialCard: 'avatar, quote',
  TextArea: 'multiline',
  TextField: 'input, text box',
  Toaster: 'toast, snackbar, notification',
};

/** The name of a state in sentence case. */
export const stateName = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());

/** The group of a file of stories, by the names around it: the nearest that a group has, else the folder's own. */
export function groupOf(folder: string, component: string, file: string): string {
  const has = (name: string) => Object.keys(groups).find((group) => groups[group]?.split(' ').includes(name));
  const ownName = folder.charAt(0).toUpperCase() + folder.slice(1);
  return has(file.replace('.stories.tsx', '')) ?? has(component) ?? has(folder) ?? ownName;
}
