import type { ExamFile } from '../../../server/content/examFile.ts';
import { letterAt } from '../letters.ts';

/** A question as it is given to a second reader. */
export interface OpenQuestion {
  readonly id: string;
  /** Name of the section. */
  readonly section: string;
  readonly text: string;
  /** Letters as on the site, in the order of the file. */
  readonly answers: readonly { readonly letter: string; readonly text: string }[];
}

/**
 * The questions of an exam without anything that tells their key: no explanations, no references, and no count of
 * correct answers besides what the text says.
 */
export function withoutKeys({ sections, questions }: ExamFile): OpenQuestion[] {
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  return questions.map(({ id, section, text, answers }) => ({
    id,
    section: names.get(section) ?? section,
    text: text.trim(),
    answers: answers.map((answer, at) => ({ letter: letterAt(at), text: answer.text.trim() })),
  }));
}
