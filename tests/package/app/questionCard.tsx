/** All that someone bundles who shows a question alone: the card and its theme. */
export { QuestionCard } from 'certcrest/QuestionCard';
export { createSiteTheme } from 'certcrest/theme';
