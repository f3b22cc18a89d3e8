import type { ExamFile } from '../../../server/content/examFile.ts';
import type { ExchangeQuestion } from './exchange.ts';
import type { Sections } from './sections.ts';
import { oneLine, tidy } from './text/tidy.ts';

/** A question of an exam on its way out: it has everything. */
export type OutgoingQuestion = Required<{
  readonly [Key in keyof ExchangeQuestion]: NonNullable<ExchangeQuestion[Key]>;
}>;

/** An exam on its way into a format. */
export interface ExchangeExam {
  readonly slug: string;
  readonly name: string;
  readonly sections: Sections;
  readonly questions: readonly OutgoingQuestion[];
}

/** Puts an exam on its way: all texts tidy, sections by their ids. */
export function exchangeExam({ slug, name, sections, questions }: ExamFile): ExchangeExam {
  return {
    slug,
    name: oneLine(name),
    sections: sections.map(({ id, name: called }) => ({ id, name: called })),
    questions: questions.map(({ id, section, difficulty, text, answers, references }) => ({
      id,
      section,
      difficulty,
      text: tidy(text),
      answers: answers.map((answer) => ({
        text: tidy(answer.text),
        correct: answer.correct === true,
        explanation: tidy(answer.explanation),
      })),
      references: references.map(({ title, url }) => ({ title: oneLine(title), url })),
    })),
  };
}
