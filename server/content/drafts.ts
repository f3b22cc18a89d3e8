import type { ExamFile } from './examFile.ts';

type Question = ExamFile['questions'][number];

/**
 * Whether a question lacks what learners are promised: an explanation of every answer, and a page that it rests on.
 * Imported questions often do. They stay in the file, where `npm run content:check` names them, and off the site.
 */
function isDraft({ answers, references }: Question): boolean {
  return references.length === 0 || answers.some(({ explanation }) => explanation.trim() === '');
}

/** An exam as the site shows it. */
export const withoutDrafts = (exam: ExamFile): ExamFile => ({
  ...exam,
  questions: exam.questions.filter((question) => !isDraft(question)),
});
