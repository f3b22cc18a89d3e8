/** The catalog: every component that others may use. What is not here is a part of one that is. */

export { ArticleCard, type ArticleCardProps } from './articles/ArticleCard/ArticleCard.tsx';
export { ArticleLayout, type ArticleLayoutProps } from './articles/ArticleLayout/ArticleLayout.tsx';
export { Highlight, type HighlightProps } from './articles/Highlight/Highlight.tsx';
export { Prose, type ProseProps } from './articles/Prose/Prose.tsx';

export { Actions, type ActionsProps } from './base/Actions/Actions.tsx';
export { AskDialog, type AskDialogProps } from './base/AskDialog/AskDialog.tsx';
export { BusyButton } from './base/BusyButton/BusyButton.tsx';
export { Code, type CodeProps } from './base/Code/Code.tsx';
export { Contours, type ContoursProps } from './base/Contours/Contours.tsx';
export { Disclosure, type DisclosureProps } from './base/Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './base/EmptyState/EmptyState.tsx';
export { ErrorBlock, type ErrorBlockProps } from './base/ErrorBlock/ErrorBlock.tsx';
export { FallbackGuard, type FallbackGuardProps } from './base/FallbackGuard/FallbackGuard.tsx';
export { LastingNote, type LastingNoteProps } from './base/LastingNote/LastingNote.tsx';
export { LocalDate, type LocalDateProps } from './base/LocalDate/LocalDate.tsx';
export { PageTitle, type PageTitleProps } from './base/PageTitle/PageTitle.tsx';
export { RichText, type RichTextProps } from './base/RichText/RichText.tsx';
export { SearchField, type SearchFieldProps } from './base/SearchField/SearchField.tsx';
export { StateBlock, type StateBlockProps } from './base/StateBlock/StateBlock.tsx';
export { VisuallyHidden } from './base/VisuallyHidden/VisuallyHidden.tsx';

export { AccessLabel, type AccessLabelProps } from './exams/AccessLabel/AccessLabel.tsx';
export { Banner, type BannerProps } from './exams/Banner/Banner.tsx';
export { CartButton, type CartButtonProps } from './exams/CartButton/CartButton.tsx';
export { ExamCard, type ExamCardProps } from './exams/ExamCard/ExamCard.tsx';
export { ExamCardSkeleton } from './exams/ExamCard/ExamCardSkeleton.tsx';
export { ExamCatalogue, type ExamCatalogueProps } from './exams/ExamCatalogue/ExamCatalogue.tsx';
export { ExamContents, type ExamContentsProps } from './exams/ExamContents/ExamContents.tsx';
export { ExamEmblem, type ExamEmblemProps } from './exams/ExamEmblem/ExamEmblem.tsx';
export { ExamFacts, type ExamFactsProps } from './exams/ExamFacts/ExamFacts.tsx';
export { ExamGrid, type ExamGridProps } from './exams/ExamGrid/ExamGrid.tsx';
export { PriceTag, type PriceTagProps } from './exams/PriceTag/PriceTag.tsx';

export { AttachedFiles, type AttachedFilesProps } from './forms/AttachmentPicker/AttachedFiles.tsx';
export { AttachmentPicker, type AttachmentPickerProps } from './forms/AttachmentPicker/AttachmentPicker.tsx';
export { DropZone, type DropZoneProps } from './forms/AttachmentPicker/DropZone.tsx';
export { FileRow, type FileRowProps } from './forms/AttachmentPicker/FileRow.tsx';
export { AuthForm, type AuthFormProps } from './forms/AuthForm/AuthForm.tsx';
export { ChangeEmailForm, type ChangeEmailFormProps } from './forms/ChangeEmailForm/ChangeEmailForm.tsx';
export { ChangePasswordForm, type ChangePasswordFormProps } from './forms/ChangePasswordForm/ChangePasswordForm.tsx';
export { ContactForm, type ContactFormProps } from './forms/ContactForm/ContactForm.tsx';
export { ContactPanel, type ContactPanelProps } from './forms/ContactPanel/ContactPanel.tsx';
export { FormError, type FormErrorProps } from './forms/FormError/FormError.tsx';
export { FormFrame, type FormFrameProps } from './forms/FormFrame/FormFrame.tsx';
export { FormLayout, type FormLayoutProps } from './forms/FormLayout/FormLayout.tsx';
export { FormSuccess, type FormSuccessProps } from './forms/FormSuccess/FormSuccess.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './forms/NewPasswordForm/NewPasswordForm.tsx';
export { OtherLogins, type OtherLoginsProps } from './forms/OtherLogins/OtherLogins.tsx';
export { PasswordInput, type PasswordInputProps } from './forms/PasswordInput/PasswordInput.tsx';
export { PointsPanel, type PointsPanelProps } from './forms/PointsPanel/PointsPanel.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './forms/ResetPasswordForm/ResetPasswordForm.tsx';
export { SetPasswordForm, type SetPasswordFormProps } from './forms/SetPasswordForm/SetPasswordForm.tsx';
export { TextArea, type TextAreaProps } from './forms/TextArea/TextArea.tsx';
export { FieldHelp, type FieldHelpProps } from './forms/TextField/FieldHelp.tsx';

export { AppFrame, type AppFrameProps } from './frame/AppFrame/AppFrame.tsx';
export { Brand, type BrandProps } from './frame/Brand/Brand.tsx';
export { CardRow, type CardRowProps } from './frame/CardRow/CardRow.tsx';
export { ColorModeSwitch, type ColorModeSwitchProps } from './frame/ColorModeSwitch/ColorModeSwitch.tsx';
export { Footer, type FooterProps } from './frame/Footer/Footer.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './frame/LoadingOverlay/LoadingOverlay.tsx';
export { NavDrawer, type NavDrawerProps } from './frame/NavDrawer/NavDrawer.tsx';
export { NavDropdown, type NavDropdownProps } from './frame/NavDropdown/NavDropdown.tsx';
export { NavList, type NavListProps } from './frame/NavList/NavList.tsx';
export { Navbar, type NavbarProps } from './frame/Navbar/Navbar.tsx';
export { NavbarEntries, type NavbarEntriesProps } from './frame/Navbar/NavbarEntries.tsx';
export { PageHeading, type PageHeadingProps } from './frame/PageHeading/PageHeading.tsx';
export { PageSection, type PageSectionProps } from './frame/PageSection/PageSection.tsx';
export { SectionIntro, type SectionIntroProps } from './frame/SectionIntro/SectionIntro.tsx';
export { Toaster } from './frame/Toaster/Toaster.tsx';

export { Carousel, type CarouselProps } from './marketing/Carousel/Carousel.tsx';
export { CarouselControls, type CarouselControlsProps } from './marketing/Carousel/CarouselControls.tsx';
export { ClosingCall, type ClosingCallProps } from './marketing/ClosingCall/ClosingCall.tsx';
export { ExpertPanel, type ExpertPanelProps } from './marketing/ExpertPanel/ExpertPanel.tsx';
export { FaqList, type FaqListProps } from './marketing/FaqList/FaqList.tsx';
export { FeatureCard, type FeatureCardProps } from './marketing/FeatureCard/FeatureCard.tsx';
export { Hero, type HeroProps } from './marketing/Hero/Hero.tsx';
export { InsightCard, type InsightCardProps } from './marketing/InsightCard/InsightCard.tsx';
export { InsightGrid, type InsightGridProps } from './marketing/InsightCard/InsightGrid.tsx';
export { SectionPicture, type SectionPictureProps } from './marketing/InsightCard/SectionPicture.tsx';
export { TrendPicture, type TrendPictureProps } from './marketing/InsightCard/TrendPicture.tsx';
export { RoadmapList, type RoadmapListProps } from './marketing/RoadmapList/RoadmapList.tsx';
export { SplitText, type SplitTextProps } from './marketing/SplitText/SplitText.tsx';
export { StepList, type StepListProps } from './marketing/StepList/StepList.tsx';
export { TestimonialCard, type TestimonialCardProps } from './marketing/TestimonialCard/TestimonialCard.tsx';

export { CarryOnPanel, type CarryOnPanelProps } from './member/CarryOnPanel/CarryOnPanel.tsx';
export { CarryOnPanelSkeleton, type CarryOnPanelSkeletonProps } from './member/CarryOnPanel/CarryOnPanelSkeleton.tsx';
export { ExamCountdown, type ExamCountdownProps } from './member/ExamCountdown/ExamCountdown.tsx';
export { ExamDateDialog, type ExamDateDialogProps } from './member/ExamDateDialog/ExamDateDialog.tsx';
export { LastResults, type LastResultsProps } from './member/LastResults/LastResults.tsx';
export { ResultsSkeleton, type ResultsSkeletonProps } from './member/LastResults/ResultsSkeleton.tsx';
export { QuestionChips, type QuestionChipsProps } from './member/QuestionChips/QuestionChips.tsx';
export { ScoreLine, type ScoreLineProps } from './member/ScoreLine/ScoreLine.tsx';
export { WeakestSection, type WeakestSectionProps } from './member/WeakestSection/WeakestSection.tsx';

export { Choice, type ChoiceProps } from './practice/Choice/Choice.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './practice/ChoiceGroup/ChoiceGroup.tsx';
export { PracticeLayout, type PracticeLayoutProps } from './practice/PracticeLayout/PracticeLayout.tsx';
export { PracticeSkeleton, type PracticeSkeletonProps } from './practice/PracticeSkeleton/PracticeSkeleton.tsx';
export { PracticeSummary, type PracticeSummaryProps } from './practice/PracticeSummary/PracticeSummary.tsx';
export { SectionTree, type SectionTreeProps } from './practice/SectionTree/SectionTree.tsx';

export { AccountSummary, type AccountSummaryProps } from './profile/AccountSummary/AccountSummary.tsx';
export {
  AccountSummarySkeleton,
  type AccountSummarySkeletonProps,
} from './profile/AccountSummary/AccountSummarySkeleton.tsx';
export { AddPasskeyDialog, type AddPasskeyDialogProps } from './profile/AddPasskeyDialog/AddPasskeyDialog.tsx';
export { ConnectDialog, type ConnectDialogProps } from './profile/ConnectDialog/ConnectDialog.tsx';
export { ConnectionList, type ConnectionListProps } from './profile/ConnectionList/ConnectionList.tsx';
export {
  DeleteAccountDialog,
  type DeleteAccountDialogProps,
} from './profile/DeleteAccountDialog/DeleteAccountDialog.tsx';
export { ExamHistory, type ExamHistoryProps } from './profile/ExamHistory/ExamHistory.tsx';
export { ExamHistorySkeleton, type ExamHistorySkeletonProps } from './profile/ExamHistory/ExamHistorySkeleton.tsx';
export { MarkedQuestion, type MarkedQuestionProps } from './profile/MarkedQuestions/MarkedQuestion.tsx';
export { MarkedQuestions, type MarkedQuestionsProps } from './profile/MarkedQuestions/MarkedQuestions.tsx';
export { OwnedExams, type OwnedExamsProps } from './profile/OwnedExams/OwnedExams.tsx';
export { PasskeyList, type PasskeyListProps } from './profile/PasskeyList/PasskeyList.tsx';
export { PasswordDialog, type PasswordDialogProps } from './profile/PasswordDialog/PasswordDialog.tsx';
export { QuestionFilter, type QuestionFilterProps } from './profile/QuestionFilter/QuestionFilter.tsx';
export {
  RemovePasskeyDialog,
  type RemovePasskeyDialogProps,
} from './profile/RemovePasskeyDialog/RemovePasskeyDialog.tsx';
export { ReportList, type ReportListProps } from './profile/ReportList/ReportList.tsx';
export { ScoreChart, type ScoreChartProps } from './profile/ScoreTrend/ScoreChart.tsx';
export { ScoreTable, type ScoreTableProps } from './profile/ScoreTrend/ScoreTable.tsx';
export { ScoreTrend, type ScoreTrendProps } from './profile/ScoreTrend/ScoreTrend.tsx';
export { ScoreTrendGrid, type ScoreTrendGridProps } from './profile/ScoreTrend/ScoreTrendGrid.tsx';
export { ExamSelect, type ExamSelectProps } from './profile/SectionTrend/ExamSelect.tsx';
export { SectionTrend, type SectionTrendProps } from './profile/SectionTrend/SectionTrend.tsx';
export { SectionTrends, type SectionTrendsProps } from './profile/SectionTrend/SectionTrends.tsx';
export {
  SectionTrendsSkeleton,
  type SectionTrendsSkeletonProps,
} from './profile/SectionTrend/SectionTrendsSkeleton.tsx';
export { SessionList, type SessionListProps } from './profile/SessionList/SessionList.tsx';
export { SettingsList, type SettingsListProps } from './profile/SettingsList/SettingsList.tsx';
export { SettingsListSkeleton, type SettingsListSkeletonProps } from './profile/SettingsList/SettingsListSkeleton.tsx';

export { AnswerList, type AnswerListProps } from './quiz/AnswerList/AnswerList.tsx';
export { AnswerRow, type AnswerRowProps } from './quiz/AnswerList/AnswerRow.tsx';
export { AnswerModeChoice, type AnswerModeChoiceProps } from './quiz/AnswerModeChoice/AnswerModeChoice.tsx';
export { AnswerModeChoiceSkeleton } from './quiz/AnswerModeChoice/AnswerModeChoiceSkeleton.tsx';
export { AnswerOption, type AnswerOptionProps } from './quiz/AnswerOption/AnswerOption.tsx';
export { AskRow, type AskRowProps } from './quiz/AskRow/AskRow.tsx';
export { AttemptNote, type AttemptNoteProps } from './quiz/AttemptNote/AttemptNote.tsx';
export { BookmarkButton, type BookmarkButtonProps } from './quiz/BookmarkButton/BookmarkButton.tsx';
export { ElsewhereNote, type ElsewhereNoteProps } from './quiz/ElsewhereNote/ElsewhereNote.tsx';
export { ExamBriefing, type ExamBriefingProps } from './quiz/ExamBriefing/ExamBriefing.tsx';
export { ExamClock, type ExamClockProps } from './quiz/ExamClock/ExamClock.tsx';
export { ExamControls, type ExamControlsProps } from './quiz/ExamControls/ExamControls.tsx';
export { ExamDesk, type ExamDeskProps } from './quiz/ExamDesk/ExamDesk.tsx';
export { ExamHead, type ExamHeadProps } from './quiz/ExamHead/ExamHead.tsx';
export { ExamKeys, type ExamKeysProps } from './quiz/ExamKeys/ExamKeys.tsx';
export { ExamLegend, type ExamLegendProps } from './quiz/ExamMap/ExamLegend.tsx';
export { ExamMap, type ExamMapProps } from './quiz/ExamMap/ExamMap.tsx';
export { ExamMapCell, type ExamMapCellProps } from './quiz/ExamMap/ExamMapCell.tsx';
export { ExamOption, type ExamOptionProps } from './quiz/ExamOption/ExamOption.tsx';
export { ExamQuestion, type ExamQuestionProps } from './quiz/ExamQuestion/ExamQuestion.tsx';
export { ExamReview, type ExamReviewProps } from './quiz/ExamReview/ExamReview.tsx';
export { ExamReviewList, type ExamReviewListProps } from './quiz/ExamReview/ExamReviewList.tsx';
export { ExamSheet, type ExamSheetProps } from './quiz/ExamSheet/ExamSheet.tsx';
export { FeedbackCall, type FeedbackCallProps } from './quiz/FeedbackCall/FeedbackCall.tsx';
export { FeedbackDialog, type FeedbackDialogProps } from './quiz/FeedbackDialog/FeedbackDialog.tsx';
export { FinishDialog, type FinishDialogProps } from './quiz/FinishDialog/FinishDialog.tsx';
export { FlagButton, type FlagButtonProps } from './quiz/FlagButton/FlagButton.tsx';
export { PaceReport, type PaceReportProps } from './quiz/PaceReport/PaceReport.tsx';
export { PaceStrip, type PaceStripProps } from './quiz/PaceReport/PaceStrip.tsx';
export { PaceTable, type PaceTableProps } from './quiz/PaceReport/PaceTable.tsx';
export { NoteButton, type NoteButtonProps } from './quiz/NoteButton/NoteButton.tsx';
export { NoteEditor, type NoteEditorProps } from './quiz/NoteEditor/NoteEditor.tsx';
export { NoteText, type NoteTextProps } from './quiz/NoteText/NoteText.tsx';
export { Lesson, type LessonProps } from './quiz/QuestionCard/Lesson.tsx';
export { QuestionCard, type QuestionCardProps } from './quiz/QuestionCard/QuestionCard.tsx';
export { ReasonList, type ReasonListProps } from './quiz/QuestionCard/ReasonList.tsx';
export { Solution, type SolutionProps } from './quiz/QuestionCard/Solution.tsx';
export { SourceList, type SourceListProps } from './quiz/QuestionCard/SourceList.tsx';
export { NavigatorCell, type NavigatorCellProps } from './quiz/QuestionNavigator/NavigatorCell.tsx';
export { NavigatorPages, type NavigatorPagesProps } from './quiz/QuestionNavigator/NavigatorPages.tsx';
export { NavigatorToggle, type NavigatorToggleProps } from './quiz/QuestionNavigator/NavigatorToggle.tsx';
export { QuestionNavigator, type QuestionNavigatorProps } from './quiz/QuestionNavigator/QuestionNavigator.tsx';
export { QuestionTools, type QuestionToolsProps } from './quiz/QuestionTools/QuestionTools.tsx';
export { QuizBar, type QuizBarProps } from './quiz/QuizBar/QuizBar.tsx';
export { QuizControls, type QuizControlsProps } from './quiz/QuizControls/QuizControls.tsx';
export { QuizHeading, type QuizHeadingProps } from './quiz/QuizHeading/QuizHeading.tsx';
export { QuizMeter, type QuizMeterProps } from './quiz/QuizMeter/QuizMeter.tsx';
export { NextStepCard, type NextStepCardProps } from './quiz/QuizResults/NextStepCard.tsx';
export { QuizResults, type QuizResultsProps } from './quiz/QuizResults/QuizResults.tsx';
export { ResultScores, type ResultScoresProps } from './quiz/QuizResults/ResultScores.tsx';
export { ScoreRuler, type ScoreRulerProps } from './quiz/QuizResults/ScoreRuler.tsx';
export { ReportDialog, type ReportDialogProps } from './quiz/ReportDialog/ReportDialog.tsx';
export { ResumePrompt, type ResumePromptProps } from './quiz/ResumePrompt/ResumePrompt.tsx';
export { ReviewFilter, type ReviewFilterProps } from './quiz/ReviewFilter/ReviewFilter.tsx';
export { OutcomeMarks, type OutcomeMarksProps } from './quiz/SectionResults/OutcomeMarks.tsx';
export { SectionResults, type SectionResultsProps } from './quiz/SectionResults/SectionResults.tsx';
export { SectionRow, type SectionRowProps } from './quiz/SectionResults/SectionRow.tsx';
export { Sparkline, type SparklineProps } from './quiz/SectionResults/Sparkline.tsx';
export { SetChoice, type SetChoiceProps } from './quiz/SetChoice/SetChoice.tsx';
export { ShortcutHelp, type ShortcutHelpProps } from './quiz/ShortcutHelp/ShortcutHelp.tsx';
export { VerdictLine, type VerdictLineProps } from './quiz/VerdictLine/VerdictLine.tsx';

export { BoughtNote, type BoughtNoteProps } from './shop/BoughtNote/BoughtNote.tsx';
export { CartLayout, type CartLayoutProps } from './shop/CartLayout/CartLayout.tsx';
export { CartList, type CartListProps } from './shop/CartList/CartList.tsx';
export { CartRow, type CartRowProps } from './shop/CartRow/CartRow.tsx';
export { CartSkeleton } from './shop/CartSkeleton/CartSkeleton.tsx';
export { CartSummary, type CartSummaryProps } from './shop/CartSummary/CartSummary.tsx';
export { PaymentReturn, type PaymentReturnProps } from './shop/PaymentReturn/PaymentReturn.tsx';
export { PurchaseNote, type PurchaseNoteProps } from './shop/PurchaseNote/PurchaseNote.tsx';
