import { type EditorialRule, findingIf } from '../rule.ts';
import { wordsOf } from '../text.ts';

/** Characters of an explanation, at least. */
const LEAST = 60;

/** Every explanation is long enough to give a reason. */
export const explanationsSayWhy: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, question) =>
    answers.flatMap(({ explanation }, answer) => {
      const { length } = explanation.trim();
      const message = `${length} characters: an explanation takes at least ${LEAST}`;
      return findingIf(length < LEAST, ['questions', question, 'answers', answer, 'explanation'], message);
    }),
  );

/** Words of a question's explanations together, at least. */
const LEAST_WORDS = 110;

/** The explanations of a question teach its matter. */
export const explanationsTeach: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, question) => {
    const count = answers.reduce((sum, { explanation }) => sum + wordsOf(explanation).length, 0);
    const message = `${count} words: the explanations of a question take at least ${LEAST_WORDS} together`;
    return findingIf(count < LEAST_WORDS, ['questions', question, 'answers'], message);
  });

/** Every answer has an explanation of its own. */
export const explanationsDiffer: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, question) => {
    const texts = answers.map(({ explanation }) => explanation.trim().replaceAll(/\s+/g, ' ').toLowerCase());
    const message = 'this explanation stands twice in its question';
    return texts.flatMap((text, answer) =>
      findingIf(texts.indexOf(text) < answer, ['questions', question, 'answers', answer, 'explanation'], message),
    );
  });

/** Words of a rule, at least: fewer make no sentence. */
const LEAST_RULE = 6;

/** Every question leaves a rule to keep. */
export const ruleIsKept: EditorialRule = ({ questions }) =>
  questions.flatMap(({ rule = '' }, question) =>
    findingIf(wordsOf(rule).length < LEAST_RULE, ['questions', question], 'the question has no rule of a sentence'),
  );

/** Every question says when and with which release it was compared. */
export const isVerified: EditorialRule = ({ questions }) =>
  questions.flatMap(({ verifiedOn, release }, question) => {
    const missing = [
      ...(verifiedOn === undefined ? ['verifiedOn'] : []),
      ...(release === undefined ? ['release'] : []),
    ];
    return findingIf(missing.length > 0, ['questions', question], `the question has no ${missing.join(' and no ')}`);
  });
