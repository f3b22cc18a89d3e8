import type { Problem, ReadExam } from '../host.ts';
import type { Glossary } from './glossary.ts';
import { nearestPairs } from './meaning/nearest.ts';
import type { EditorialRule } from './rule.ts';
import { percent } from './rule.ts';
import * as coverage from './rules/coverage.ts';
import * as depth from './rules/depth.ts';
import * as guessing from './rules/guessing.ts';
import { textsHaveNoHabits } from './rules/habits.ts';
import * as names from './rules/names.ts';
import * as references from './rules/references.ts';
import * as shares from './rules/shares.ts';
import * as teaching from './rules/teaching.ts';
import * as wording from './rules/wording.ts';
import { findTwins } from './twins.ts';
import { versionFindings, type Versions } from './versions.ts';
import type { HabitFinder } from './voice.ts';

/** Every rule by which an exam is written, besides those that the server needs (`server/content/rules.ts`). */
export function editorialRules(glossary: Glossary, habitsOf: HabitFinder): readonly EditorialRule[] {
  return [
    ...[coverage, shares, depth, guessing, wording, teaching, references].flatMap((rules) => Object.values(rules)),
    ...Object.values(names).map((rule) => rule(glossary)),
    textsHaveNoHabits(habitsOf),
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

/** The part of all questions that may have a twin by meaning in another exam: exams share matters. */
const MOST_SAME_MEANING = 0.02;

/** Questions that are nearly the same by their words, and too many that are so by their meaning. */
function likenessProblems(exams: readonly ReadExam[]): Problem[] {
  const places = placesOf(exams);
  const nameOf = ({ question, index, locate }: Place) => {
    const { file, line } = locate({ path: ['questions', index], message: '' });
    return `${question.id} (${file}:${line})`;
  };
  const problems = (pairs: readonly LikePair[], says: (other: string, likeness: string) => string) =>
    pairs.flatMap(({ later, earlier, likeness }) => {
      const [one, other] = [places[later], places[earlier]];
      if (!one || !other) return [];
      const message = `${one.question.id} ${says(nameOf(other), likeness.toFixed(2))}`;
      return [one.locate({ path: ['questions', one.index], message })];
    });

  const questions = places.map(({ question, exam }) => ({ exam, ...question }));
  const near = nearestPairs(questions);
  const share = new Set(near.map(({ later }) => later)).size / questions.length;
  const shares = `${(share * 100).toFixed(1)} % of the questions do, where at most ${percent(MOST_SAME_MEANING)} may`;
  return [
    ...problems(findTwins(questions), (other, likeness) => `is nearly ${other}: ${likeness} of 1`),
    ...(share > MOST_SAME_MEANING
      ? problems(near, (other, likeness) => `tests the same as ${other}: ${likeness} of 1 by meaning; ${shares}`)
      : []),
  ];
}

interface LikePair {
  readonly later: number;
  readonly earlier: number;
  readonly likeness: number;
}

type Place = ReturnType<typeof placesOf>[number];

/** All questions in one list, each with its place. */
const placesOf = (exams: readonly ReadExam[]) =>
  exams.flatMap(({ exam, locate }) =>
    exam.questions.map((question, index) => ({ exam: exam.slug, question, index, locate })),
  );
