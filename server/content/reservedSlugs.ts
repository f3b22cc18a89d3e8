import * as attempts from '../../contract/attempts.ts';
import * as cart from '../../contract/cart.ts';
import * as exams from '../../contract/exams.ts';
import * as payments from '../../contract/payments.ts';
import * as profile from '../../contract/profile.ts';

/** Names that stand where a quiz has its slug: `/exam/retrieveAllExams/` is a call, so no exam can be called that. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  [attempts, cart, exams, payments, profile]
    .flatMap((module): unknown[] => Object.values(module))
    .map((exported) => /^\/exam\/(\w+)\/$/.exec(pathOf(exported))?.[1])
    .filter((name) => name !== undefined),
);

function pathOf(exported: unknown): string {
  const hasPath = typeof exported === 'object' && exported !== null && 'path' in exported;
  return hasPath && typeof exported.path === 'string' ? exported.path : '';
}
