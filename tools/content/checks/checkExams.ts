import type { Problem } from '../../../server/content/problems.ts';
import type { ReadExam } from '../../../server/content/readCatalogue.ts';
import type { Glossary } from './glossary.ts';
import type { EditorialRule } from './rule.ts';
import * as coverage from './rules/coverage.ts';
import * as depth from './rules/depth.ts';
import * as guessing from './rules/guessing.ts';
import * as names from './rules/names.ts';
import * as question from './rules/question.ts';
import * as references from './rules/references.ts';
import * as shares from './rules/shares.ts';
import * as wording from './rules/wording.ts';
import { findTwins } from './twins.ts';
import { versionFindings, type Versions } from './versions.ts';
import { everyText, type HabitFinder } from './voice.ts';

/** Every rule by which an exam is written, besides those that the server needs (`server/content/rules.ts`). */
export function editorialRules(glossary: Glossary, habitsOf: HabitFinder): readonly EditorialRule[] {
  return [
    ...[question, coverage, shares, depth, guessing, wording, references].flatMap((rules) => Object.values(rules)),
    ...Object.values(names).map((rule) => rule(glossary)),
    // References keep the titles they have.
    everyText((text) => [...glossary.outdatedIn(text), ...habitsOf(text)]),
  ];
}

/** Checks how exams are written, each by itself, beside what was on the site, and all beside each other. */
export function checkExams(
  exams: readonly ReadExam[],
  versions: Versions,
  glossary: Glossary,
  habitsOf: HabitFinder,
): Problem[] {
  const rules = editorialRules(glossary, habitsOf);
  return [
    ...exams.flatMap(({ exam, locate }) => rules.flatMap((rule) => rule(exam)).map(locate)),
    ...exams.flatMap(({ exam, locate }) => versionFindings(exam, versions[exam.slug]).map(locate)),
    ...likenessProblems(exams),
  ];
}

/** Questions that are nearly the same by their words, in one exam or across all. */
function likenessProblems(exams: readonly ReadExam[]): Problem[] {
  const questions = exams.flatMap(({ exam, locate }) =>
    exam.questions.map((question, index) => ({
      ...question,
      exam: exam.slug,
      problem: (message: string) => locate({ path: ['questions', index], message }),
    })),
  );
  return findTwins(questions).map(({ later, earlier, likeness }) => {
    const { file, line } = earlier.problem('');
    return later.problem(`${later.id} is nearly ${earlier.id} (${file}:${line}): ${likeness.toFixed(2)} of 1`);
  });
}
