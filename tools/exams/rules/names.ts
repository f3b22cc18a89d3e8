import type { Finding } from '../../../server/content/problems.ts';
import type { OutdatedName } from '../outdatedNames.ts';
import type { EditorialRule } from '../rule.ts';

/** Makes the rule that texts use the names of today; `outdatedIn` finds others. References keep the titles they have. */
export function namesAreCurrent(outdatedIn: (text: string) => OutdatedName[]): EditorialRule {
  const check = (text: string, path: Finding['path']): Finding[] =>
    outdatedIn(text).map(({ name, say }) => ({ path, message: `"${name}" is out of use: say ${say}` }));

  return ({ name, description, questions }) => [
    ...check(name, ['name']),
    ...check(description, ['description']),
    ...questions.flatMap(({ text, answers }, question) => [
      ...check(text, ['questions', question, 'text']),
      ...answers.flatMap((answer, at) =>
        (['text', 'explanation'] as const).flatMap((part) =>
          check(answer[part], ['questions', question, 'answers', at, part]),
        ),
      ),
    ]),
  ];
}
