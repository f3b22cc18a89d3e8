import type { Database } from '../db/schema.ts';
import { fresh } from '../fresh.ts';
import { examsOnOffer, type ListedExam } from './queries.ts';

/**
 * Every exam on offer, in the order of the catalogue: as the database has them, or had them a moment ago. The same list
 * is returned until one of them has changed, so that what was made of it can be kept as long.
 */
export type Catalogue = () => Promise<readonly ListedExam[]>;

/** How long a server's cached list of exams counts as fresh, in milliseconds: for so long it may not see what another has synced. */
export const CATALOGUE_AGE = 1000;

/** Reads the exams on offer when they are requested, but not more often than every `maxAge` milliseconds. */
export const openCatalogue = (db: Database, now: () => number, maxAge: number): Catalogue =>
  fresh(
    () => examsOnOffer(db),
    (exams) => exams,
    { now, maxAge },
  );
