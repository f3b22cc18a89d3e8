import { MAX_ATTACHMENTS, messageTexts } from '../../../contract/messages.ts';

/** What comes of adding files: all that are attached now, and as sentences why some were left out. */
export interface Addition {
  readonly files: readonly File[];
  readonly problems: readonly string[];
}

/** What tells two files apart. Phones call every photo alike, so a name alone does not. */
export const fileKey = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`;

/**
 * Adds files to those that are there. At most five go with a message (specification, section 5): those that still fit
 * are taken in their order, what is beyond them is not, and what was there stays. Empty files and those that are there
 * already are left out as well.
 */
export function addFiles(files: readonly File[], added: readonly File[]): Addition {
  const taken = new Map(files.map((file) => [fileKey(file), file]));
  const problems = new Set<string>();
  for (const file of added) {
    if (file.size === 0) problems.add(`${file.name} is empty.`);
    else if (taken.has(fileKey(file))) problems.add(`${file.name} is attached already.`);
    else if (taken.size >= MAX_ATTACHMENTS) problems.add(messageTexts.tooManyFiles);
    else taken.set(fileKey(file), file);
  }
  return { files: [...taken.values()], problems: [...problems] };
}
