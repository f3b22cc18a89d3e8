import { difficulty } from '../../../../contract/exams.ts';
import { counted } from '../../../../domain/numberWord.ts';
import { type EditorialRule, findingIf, SETS, withEnoughQuestions } from '../rule.ts';

/** What an exam has at least: three times the questions of an official one. */
const LEAST = 195;

/** Exams that promise more, by slug. */
const LEAST_OF: Readonly<Record<string, number>> = { administrator: 240, developer1: 240 };

/** An exam is worth its price. */
export const hasEnoughQuestions: EditorialRule = ({ slug, questions }) => {
  const least = LEAST_OF[slug] ?? LEAST;
  const message = `${counted(questions.length, 'question')}: this exam takes at least ${least}`;
  return findingIf(questions.length < least, ['questions'], message);
};

const LEAST_OF_OBJECTIVE = 3;

/** Every section names what the guide asks for, and each of that is asked often enough. */
export const objectivesAreCovered: EditorialRule = ({ sections, questions }) =>
  sections.flatMap(({ id, objectives = [] }, section) => [
    ...findingIf(objectives.length === 0, ['sections', section], `section "${id}" names no objectives`),
    ...objectives.flatMap((objective, at) => {
      const count = questions.filter((question) => question.objective === objective.id).length;
      const message = `objective "${objective.id}" has ${counted(count, 'question')} instead of ${LEAST_OF_OBJECTIVE}`;
      return findingIf(count < LEAST_OF_OBJECTIVE, ['sections', section, 'objectives', at], message);
    }),
  ]);

/** No objective of an exam has the id of another, or of a section: addresses name both by their ids alone. */
export const objectiveIdsDiffer: EditorialRule = ({ sections }) => {
  const ids = sections.flatMap(({ id, objectives = [] }) => [id, ...objectives.map((objective) => objective.id)]);
  return sections.flatMap(({ objectives = [] }, section) =>
    objectives.flatMap(({ id }, at) => {
      const isTwice = ids.filter((other) => other === id).length > 1;
      return findingIf(isTwice, ['sections', section, 'objectives', at, 'id'], `objective id "${id}" is used twice`);
    }),
  );
};

export const objectiveIsOfSection: EditorialRule = ({ sections, questions }) => {
  const sectionOf = new Map(sections.flatMap(({ id, objectives = [] }) => objectives.map((one) => [one.id, id])));
  return questions.flatMap(({ section, objective }, index) => {
    if (objective === undefined) return [];
    const message = `"${objective}" is no objective of section "${section}"`;
    return findingIf(sectionOf.get(objective) !== section, ['questions', index, 'objective'], message);
  });
};

/** How many questions a section of a practice exam may have more or fewer than its weight gives it. */
const TOLERANCE = 2;

/** Every practice exam is as large as the others and follows the weights, as the official one does. */
export const setsFollowWeights: EditorialRule = withEnoughQuestions(({ sections, questions }) =>
  Array.from({ length: SETS }, (_, at) => at + 1).flatMap((set) => {
    const own = questions.filter((question) => (question.set ?? 1) === set);
    const even = questions.length / SETS;
    const size = `practice exam ${set} has ${counted(own.length, 'question')} instead of ${even.toFixed(0)}`;
    return [
      ...findingIf(Math.abs(own.length - even) > TOLERANCE, ['questions'], size),
      ...sections.flatMap(({ id, weight }, section) => {
        const count = own.filter((question) => question.section === id).length;
        const ideal = (own.length * weight) / 100;
        const message = `practice exam ${set} has ${count} questions of section "${id}" instead of ${ideal.toFixed(1)}`;
        return findingIf(Math.abs(count - ideal) > TOLERANCE, ['sections', section], message);
      }),
    ];
  }),
);

/** What visitors see, and what registered users see. */
const FIRST = [10, 20];

/** The first questions are a fair sample: of the first practice exam, of every section, and of every difficulty. */
export const firstQuestionsAreSample: EditorialRule = ({ sections, questions }) =>
  FIRST.filter((count) => questions.length >= count).flatMap((count) => {
    const first = questions.slice(0, count);
    const missing = [
      ...sections.map(({ id }) => id).filter((id) => first.every(({ section }) => section !== id)),
      ...difficulty.options.filter((level) => first.every((question) => question.difficulty !== level)),
    ];
    const isElsewhere = first.some(({ set = 1 }) => set !== 1);
    return [
      ...findingIf(
        missing.length > 0,
        ['questions'],
        `the first ${count} questions have none of ${missing.join(', ')}`,
      ),
      ...findingIf(isElsewhere, ['questions'], `the first ${count} questions are not all of practice exam 1`),
    ];
  });
