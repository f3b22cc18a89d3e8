import type { ExchangeExam } from './exchangeExam.ts';
import type { LeftOut, Reading } from './exchange.ts';
import type { Sections } from './sections.ts';

/** A file that is to be read. */
export interface Source {
  /** What problems call it. */
  readonly shownAs: string;
  readonly bytes: Buffer;
  /** The sections of the exam that it is for: headings that name one are told from others by them. */
  readonly sections: Sections;
}

/** Reads a file; rejects with a `KnownFailure` where nothing of it can be read. */
export type Read = (source: Source) => Reading | Promise<Reading>;

/** What an exam is in a format. */
interface Writing {
  readonly content: string | Uint8Array;
  readonly written: number;
  /** Questions that the format can't hold; their places are their ids. */
  readonly leftOut: readonly LeftOut[];
}

/** Writes an exam. */
export type Write = (exam: ExchangeExam) => Writing | Promise<Writing>;
