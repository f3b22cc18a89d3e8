import { difficulty, type Difficulty, type Reference } from '../../contract/exams.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import { type Fields, tidyFields } from './fields.ts';
import { oneLine, tidy } from './text/contentText.ts';

/** An answer between a format and an exam. */
export interface ExchangeAnswer {
  readonly text: string;
  readonly correct: boolean;
  /** Empty where the file gives none. */
  readonly explanation: string;
}

/** A question between a format and an exam: what a file says, before defaults are filled in. */
export interface ExchangeQuestion {
  /** As in the file; it need not be valid in an exam. */
  readonly id?: string | undefined;
  /** Id or name of a section, in the file's words. */
  readonly section?: string | undefined;
  /** In the file's words. */
  readonly difficulty?: string | undefined;
  readonly text: string;
  readonly answers: readonly ExchangeAnswer[];
  readonly references: readonly Reference[];
  /** What it says besides; left out where it says nothing. */
  readonly fields?: Fields | undefined;
}

/** A question that was found in a file. */
export interface FoundQuestion {
  /** Its place, printed right after the file's name: `:12:1`, or ` items/q1.xml` in a package. */
  readonly place: string;
  readonly question: ExchangeQuestion;
  /** What of it can't be taken over, each as a phrase such as `the picture "org.png"`. */
  readonly lost: readonly string[];
}

/** A part of a file that makes no question, or a question that a format can't hold. */
export interface LeftOut {
  /** As in `FoundQuestion`. */
  readonly place: string;
  /** Why, as a phrase such as `a matching question: only choices can be taken over`. */
  readonly reason: string;
}

/** What a file holds, in its order. */
export interface Reading {
  readonly items: readonly (FoundQuestion | LeftOut)[];
  /** What concerns the file as a whole, each as a sentence. */
  readonly remarks?: readonly string[];
}

/** Whether a word can be the id of a question. */
export const isId = (word: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(word);

/** A place in a text: lines count from 1. */
export const atLine = (line: number): string => `:${line}:1`;

const words: ReadonlyMap<string, Difficulty> = new Map([
  ...difficulty.options.map((word) => [word, word] as const),
  ['very easy', 'easy'],
  ['simple', 'easy'],
  ['moderate', 'medium'],
  ['difficult', 'hard'],
  ['very difficult', 'hard'],
]);

/** The difficulty that a word in a file means. */
export const difficultyOf = (word: string): Difficulty | undefined => words.get(word.trim().toLowerCase());

/** The sections of an exam, as files name them. */
export type Sections = readonly Pick<ExamFile['sections'][number], 'id' | 'name'>[];

const plain = (label: string): string => oneLine(label).toLowerCase();

/** Id of the section that a label in a file means, which may be an id or a name; ids come first. */
export function sectionId(sections: Sections, label: string): string | undefined {
  const wanted = plain(label);
  const found = sections.find(({ id }) => id === wanted) ?? sections.find(({ name }) => plain(name) === wanted);
  return found?.id;
}

/** The name of a section, or its id where the name is ambiguous or `canHold` rejects it. */
export function sectionLabel(sections: Sections, id: string, canHold: (label: string) => boolean = () => true): string {
  const name = oneLine(sections.find((section) => section.id === id)?.name ?? id);
  return sectionId(sections, name) === id && canHold(name) ? name : id;
}

/** A question that is exported: it has every part, and perhaps fields. */
export type OutgoingQuestion = Required<{
  readonly [Key in Exclude<keyof ExchangeQuestion, 'fields'>]: NonNullable<ExchangeQuestion[Key]>;
}> &
  Pick<ExchangeQuestion, 'fields'>;

/** An exam that is exported. */
export interface ExchangeExam {
  readonly slug: string;
  readonly name: string;
  readonly sections: Sections;
  readonly questions: readonly OutgoingQuestion[];
}

/** Prepares an exam for its export: all texts are tidy. */
export function exchangeExam({ slug, name, sections, questions }: ExamFile): ExchangeExam {
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

/** A file that is to be read. */
export interface Source {
  /** Its name in problems. */
  readonly shownAs: string;
  readonly bytes: Buffer;
  /** The sections of the exam that it is for, by which headings are recognized as sections. */
  readonly sections: Sections;
}

/** Reads a file; rejects with a `KnownFailure` where nothing of it can be read. */
export type Read = (source: Source) => Reading | Promise<Reading>;

/** An exam in a format. */
export interface Writing {
  readonly content: string | Uint8Array;
  readonly written: number;
  /** Questions that the format can't hold; their places are their ids. */
  readonly leftOut: readonly LeftOut[];
}

/** Writes an exam. */
export type Write = (exam: ExchangeExam) => Writing | Promise<Writing>;
