import type { Finding } from '../../../../server/content/problems.ts';
import type { EditorialRule } from '../rule.ts';
import { type HabitFinder, habitMessages, textsOf } from '../voice.ts';

/** Makes the rule that texts have no habit of wording that an editor strikes out. */
export function textsHaveNoHabits(habitsOf: HabitFinder): EditorialRule {
  const check = (text: string, path: Finding['path']): Finding[] =>
    habitMessages(text, habitsOf).map((message) => ({ path, message }));

  return ({ description, questions }) => [
    ...check(description, ['description']),
    ...questions.flatMap((question, index) =>
      textsOf(question).flatMap(({ text, path }) => check(text, ['questions', index, ...path])),
    ),
  ];
}
