import type { Finding } from './problems.ts';

/** What exams must not share with each other. */
export interface CatalogueEntry {
  /** Name of the content file. */
  readonly file: string;
  readonly slug: string;
  readonly position: number;
}

/** Where `entry` takes what another exam of the catalogue has. */
export function clashes(entry: CatalogueEntry, catalogue: readonly CatalogueEntry[]): Finding[] {
  const others = catalogue.filter(({ file }) => file !== entry.file);
  return (['slug', 'position'] as const).flatMap((field) => {
    const other = others.find((candidate) => candidate[field] === entry[field]);
    return other ? [{ path: [field], message: `${field} ${entry[field]} is that of ${other.file}, too` }] : [];
  });
}
