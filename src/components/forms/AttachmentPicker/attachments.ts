/** What may be attached to one message. */
export interface AttachmentLimits {
  /** How many files. */
  readonly files: number;
  /** How large they may be together, in bytes. */
  readonly bytes: number;
  /** What is said where there are more files. */
  readonly tooMany: string;
  /** How their names may end, without the dot; a name without an ending is taken, too. */
  readonly endings: readonly string[];
  /** The same in words: "Images and PDF". */
  readonly types: string;
}

const KILO = 1024;

/** A size in bytes as people read it, rounded up, so that what is too large never reads as if it fitted. */
export function fileSize(bytes: number): string {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes <= 999 * KILO) return `${Math.ceil(bytes / KILO)} KB`;
  return `${Math.ceil((bytes / KILO / KILO) * 10) / 10} MB`;
}

/** What may be attached, in a sentence. */
export const whatFits = ({ types, bytes }: AttachmentLimits): string => `${types}, up to ${fileSize(bytes)} in total.`;

/** Whether a file's name ends as the limits say, or has no ending. */
const isOfKind = ({ name }: File, { endings }: AttachmentLimits): boolean => {
  const ending = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || endings.includes(ending);
};

/** How large files are together, in bytes. */
export const totalSize = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** How many more files may be added, or that the maximum is reached (docs/product.md 6.5). */
export function roomLeft(attached: number, most: number): string {
  const left = most - attached;
  if (left <= 0) return `The maximum (${most} files) is reached.`;
  if (attached === 0) return `Up to ${most} files.`;
  return `You can add ${left} more file${left === 1 ? '' : 's'}.`;
}

/** Why files cannot be sent: they are too large together. Undefined where they can. */
export function sizeProblem(files: readonly File[], limit: number): string | undefined {
  const total = totalSize(files);
  if (total <= limit) return undefined;
  const subject = files.length === 1 ? 'This file is' : 'These files are';
  const together = files.length === 1 ? '' : ' in total';
  return `${subject} ${fileSize(total)}${together}, but the limit is ${fileSize(limit)}.`;
}

/** Whether each file still fits in the limit together with those before it that do. */
export function fitting(files: readonly File[], limit: number): boolean[] {
  let taken = 0;
  return files.map(({ size }) => {
    const fits = taken + size <= limit;
    if (fits) taken += size;
    return fits;
  });
}

/** Tells two files apart. Phones give every photo the same name, so a name is not enough. */
export const fileKey = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`;

/**
 * Adds files to those that are attached. Of more than the limits allow, the first that fit are added (docs/product.md
 * 6.5). Empty files, those of another kind and those that are attached already are left out as well, and so are folders:
 * for one that is dropped, which `entries` tells, the browser gives a file that nothing can read. Sentences say why.
 */
export function addFiles(
  files: readonly File[],
  added: readonly File[],
  limits: AttachmentLimits,
  entries: ReadonlyArray<Pick<FileSystemEntry, 'name' | 'isDirectory'>> = [],
): { files: readonly File[]; problems: readonly string[] } {
  const folders = new Set(entries.flatMap(({ name, isDirectory }) => (isDirectory ? [name] : [])));
  const taken = new Map(files.map((file) => [fileKey(file), file]));
  const problems = new Set<string>();
  for (const file of added) {
    if (folders.has(file.name)) problems.add(`${file.name} is a folder. Attach its files instead.`);
    else if (file.size === 0) problems.add(`${file.name} is empty.`);
    else if (!isOfKind(file, limits)) problems.add(`${file.name} cannot be attached. ${limits.types} can.`);
    else if (taken.has(fileKey(file))) problems.add(`${file.name} is already attached.`);
    else if (taken.size >= limits.files) problems.add(limits.tooMany);
    else taken.set(fileKey(file), file);
  }
  return { files: [...taken.values()], problems: [...problems] };
}
