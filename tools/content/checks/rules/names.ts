import type { Glossary } from '../glossary.ts';
import { answersDiffer, type EditorialRule } from '../rule.ts';
import { textsOf } from '../voice.ts';

/** Makes the rule that a question with a fresh name says the former one as well. */
export const freshNamesStandBoth =
  ({ missingIn }: Pick<Glossary, 'missingIn'>): EditorialRule =>
  ({ questions }) =>
    questions.flatMap((question, index) => {
      const texts = textsOf(question).map(({ text }) => text);
      return missingIn(texts.join('\n')).map((message) => ({ path: ['questions', index], message }));
    });

/** Makes the rule that no key turns on a name: two answers that are the same but for an old and a new one. */
export const keysTurnOnNoName = ({ withoutNames }: Pick<Glossary, 'withoutNames'>): EditorialRule =>
  answersDiffer('text', withoutNames, 'this answer differs from another by nothing but an old and a new name');
