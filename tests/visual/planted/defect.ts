/** What a mistake changes: a text in one of the project's files. */
export interface Change {
  /** The file, from the project's root. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** What is run to see whether something is wrong. Paths are from the project's root. */
export type Watch =
  | {
      /** Files of stories. */
      readonly stories: readonly string[];
    }
  | {
      /** A script that fails where something is wrong. */
      readonly script: string;
    };

/** A mistake that someone could make, and what has to see it. */
export type Defect = Change &
  Watch & {
    /** What is wrong, in a few words. */
    readonly name: string;
  };

/** A file's text with the change in it. Throws where the text to be replaced is not there once. */
export function changed(text: string, { file, from, to }: Change): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
