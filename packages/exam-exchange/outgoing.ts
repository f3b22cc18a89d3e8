import type { LeftOut } from './draft.ts';
import { tidyFields } from './fields.ts';
import type { ExamFile } from './host.ts';
import type { Sections } from './labels.ts';
import type { ExchangeQuestion } from './question.ts';
import { oneLine, tidy } from './text/contentText.ts';

/** A question that is exported: it has every part, and perhaps fields. */
export type OutgoingQuestion = Required<{
  readonly [Key in Exclude<keyof ExchangeQuestion, 'fields'>]: NonNullable<ExchangeQuestion[Key]>;
}> &
  Pick<ExchangeQuestion, 'fields'>;

/** An exam that is exported. */
export interface OutgoingExam {
  readonly slug: string;
  readonly name: string;
  readonly sections: Sections;
  readonly questions: readonly OutgoingQuestion[];
}

/** Prepares an exam for its export: all texts are tidy. */
export function outgoingExam({ slug, name, sections, questions }: ExamFile): OutgoingExam {
  return {
    slug,
    name: oneLine(name),
    sections: sections.map(({ id, name: called }) => ({ id, name: called })),
    questions: questions.map(({ id, section, difficulty, text, answers, references, ...more }) => ({
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
      fields: tidyFields(more),
    })),
  };
}

/** An exam in a format. */
export interface Writing {
  readonly content: string | Uint8Array;
  readonly written: number;
  /** Questions that the format can't hold; their places are their ids. */
  readonly leftOut: readonly LeftOut[];
}

/** Writes an exam. */
export type Write = (exam: OutgoingExam) => Writing | Promise<Writing>;
