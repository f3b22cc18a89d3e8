import type { Fields } from './fields.ts';
import type { Reference } from './host.ts';
import type { Sections } from './labels.ts';
import type { MarkupText } from './text/markup.ts';

/** An answer as a file has it. */
export interface DraftAnswer {
  readonly text: MarkupText;
  readonly correct: boolean;
  /** What is said about this answer alone. */
  readonly feedback: readonly MarkupText[];
}

/** A question as a file has it: the one thing that every reader makes, and that `questionOf` makes a question of. */
export interface Draft {
  /** Its place, printed right after the file's name: `:12:1`, or ` items/q1.xml:2:1` in a package. */
  readonly place: string;
  /** As in the file; it need not be valid in an exam. */
  readonly id?: string | undefined;
  /** Id or name of a section, in the file's words. */
  readonly section?: string | undefined;
  /** In the file's words. */
  readonly difficulty?: string | undefined;
  readonly text: MarkupText;
  readonly answers: readonly DraftAnswer[];
  /** What is said about the question as a whole. */
  readonly general: MarkupText;
  /** Those that no text links to. */
  readonly references?: readonly Reference[];
  /** What it says besides. */
  readonly fields?: Fields | undefined;
  /** What of it can't be taken over besides what its texts lose, each as a phrase such as `the hint`. */
  readonly lost?: readonly string[];
}

/** A part of a file that makes no question, or a question that a format can't hold. */
export interface LeftOut {
  /** As in `Draft`. */
  readonly place: string;
  /** Why, as a phrase such as `a matching question: only choices can be taken over`. */
  readonly reason: string;
}

/** What a file holds, in its order. */
export interface Reading {
  readonly items: readonly (Draft | LeftOut)[];
  /** What concerns the file as a whole, each as a sentence. */
  readonly remarks?: readonly string[];
}

/** A file that is to be read. */
export interface Source {
  /** Its name in problems. */
  readonly shownAs: string;
  readonly bytes: Buffer;
  /** The sections of the exam that it is for, by which headings are recognized as sections. */
  readonly sections: Sections;
  /** From what numbers of correct answers count, where the person says so. */
  readonly numbersFrom?: 0 | 1 | undefined;
}

/** Reads a file; rejects with a `KnownFailure` where nothing of it can be read. */
export type Read = (source: Source) => Reading | Promise<Reading>;

/** A place in a text: lines count from 1. */
export const atLine = (line: number): string => `:${line}:1`;
