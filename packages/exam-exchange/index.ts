/** Exam files: what the repository around this package uses of it. README.md says what each format holds. */
export { checkExams } from './checks/checkExams.ts';
export { readGlossary } from './checks/glossary.ts';
export { guesserTable } from './checks/guesserTable.ts';
export { type NearPair, nearestPairs, SAME_MEANING } from './checks/meaning/nearest.ts';
export { percent } from './checks/rule.ts';
export { compareVersions, readVersions, type Versions, versionsText } from './checks/versions.ts';
export { type FoundHabit, type HabitFinder, habitMessages, readHabits, textsOf, voiceOf } from './checks/voice.ts';
export { difficultyOf, sectionId } from './labels.ts';
export { exportExam, exportFormats } from './exportExam.ts';
export { type ImportedItem, importFormats, importQuestions } from './importQuestions.ts';
