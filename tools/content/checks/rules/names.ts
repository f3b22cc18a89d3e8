import type { Glossary } from '../glossary.ts';
import { type EditorialRule, findingIf } from '../rule.ts';
import { everyText, textsOf } from '../voice.ts';

/** Makes the rule that texts use the names of today. References keep the titles they have. */
export const namesAreCurrent = ({ outdatedIn }: Pick<Glossary, 'outdatedIn'>): EditorialRule =>
  everyText((text) => outdatedIn(text).map(({ name, say }) => `"${name}" is out of use: say ${say}`));

/** Makes the rule that a question with a fresh name says the former one as well. */
export const freshNamesStandBoth =
  ({ missingIn }: Pick<Glossary, 'missingIn'>): EditorialRule =>
  ({ questions }) =>
    questions.flatMap((question, index) => {
      const whole = textsOf(question)
        .map(({ text }) => text)
        .join('\n');
      return missingIn(whole).map(({ name, formerly }) => ({
        path: ['questions', index],
        message: `"${name}" is a fresh name: say once "${name} (formerly ${formerly})"`,
      }));
    });

/** Makes the rule that no key turns on a name: two answers that are the same but for an old and a new one. */
export const keysTurnOnNoName =
  ({ withoutNames }: Pick<Glossary, 'withoutNames'>): EditorialRule =>
  ({ questions }) =>
    questions.flatMap(({ answers }, question) => {
      const plain = answers.map(({ text }) => withoutNames(text));
      const message = 'this answer differs from another by nothing but an old and a new name';
      return plain.flatMap((text, answer) =>
        findingIf(plain.indexOf(text) < answer, ['questions', question, 'answers', answer, 'text'], message),
      );
    });
