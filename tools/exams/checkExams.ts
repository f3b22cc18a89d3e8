import type { ReadExam } from '../../server/content/readCatalogue.ts';
import type { Problem } from '../../server/content/problems.ts';
import { editorialRules } from './rules/index.ts';
import { findTwins } from './twins.ts';

/** Checks how exams are written, each by itself and all beside each other. */
export function checkExams(exams: readonly ReadExam[]): Problem[] {
  const rules = editorialRules();
  return [
    ...exams.flatMap(({ exam, locate }) => rules.flatMap((rule) => rule(exam)).map(locate)),
    ...twinProblems(exams),
  ];
}

function twinProblems(exams: readonly ReadExam[]): Problem[] {
  const places = exams.flatMap(({ exam, locate }) =>
    exam.questions.map((question, index) => ({ exam: exam.slug, question, index, locate })),
  );
  return findTwins(places.map(({ question, exam }) => ({ exam, ...question }))).flatMap(
    ({ later, earlier, likeness }) => {
      const [one, other] = [places[later], places[earlier]];
      if (!one || !other) return [];
      const { file, line } = other.locate({ path: ['questions', other.index], message: '' });
      const message = `${one.question.id} is nearly ${other.question.id} (${file}:${line}; ${likeness.toFixed(2)} of 1)`;
      return [one.locate({ path: ['questions', one.index], message })];
    },
  );
}
