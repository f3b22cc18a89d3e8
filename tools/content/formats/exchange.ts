import type { Reference } from '../../../contract/exams.ts';

/** An answer on its way between a format and an exam. */
export interface ExchangeAnswer {
  readonly text: string;
  readonly correct: boolean;
  /** Empty where the file gives none. */
  readonly explanation: string;
}

/** A question on its way between a format and an exam: what a file says of it, before anything is made up. */
export interface ExchangeQuestion {
  /** As the file has it; it need not be one that an exam can take. */
  readonly id?: string | undefined;
  /** Id or name of a section, in the file's words. */
  readonly section?: string | undefined;
  /** In the file's words. */
  readonly difficulty?: string | undefined;
  readonly text: string;
  readonly answers: readonly ExchangeAnswer[];
  readonly references: readonly Reference[];
}

/** A question that was found in a file. */
export interface FoundQuestion {
  /** Where it stands, to be written right after the file's name: `:12:1`, or ` items/q1.xml` in a package. */
  readonly place: string;
  readonly question: ExchangeQuestion;
  /** What of it can't be taken over, each as a phrase such as `the picture "org.png"`. */
  readonly lost: readonly string[];
}

/** Something in a file that makes no question here, or a question that a format can't hold. */
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

/** A place in a text: lines count from 1. */
export const atLine = (line: number): string => `:${line}:1`;
