import type { Database } from '../db/schema.ts';
import { examsOnOffer, type ListedExam } from './queries.ts';

/**
 * Every exam on offer, in the order of the catalogue: as the database has them, or had them a moment ago. The same list
 * is returned until one of them has changed, so that what was made of it can be kept as long.
 */
export type Catalogue = () => Promise<readonly ListedExam[]>;

/** What the catalogue needs. */
export interface CatalogueDeps {
  readonly db: Database;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
  /** How long the cached list counts as fresh, in milliseconds. */
  readonly maxAge: number;
}

/** How long a server's cached list of exams counts as fresh, in milliseconds: for so long it may not see what another has synced. */
export const CATALOGUE_AGE = 1000;

/** Reads the exams on offer when they are requested, but not more often than every `maxAge` milliseconds. */
export function openCatalogue({ db, now, maxAge }: CatalogueDeps): Catalogue {
  let known: { readonly exams: readonly ListedExam[]; readonly text: string; readonly readAt: number } | undefined;
  let reading: Promise<readonly ListedExam[]> | undefined;

  async function read(): Promise<readonly ListedExam[]> {
    const readAt = now();
    const exams = await examsOnOffer(db);
    const text = JSON.stringify(exams);
    known = { exams: known?.text === text ? known.exams : exams, text, readAt };
    return known.exams;
  }

  return async () => {
    // A clock that was set back must not keep the list for longer.
    if (known && Math.abs(now() - known.readAt) < maxAge) return known.exams;
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  };
}
