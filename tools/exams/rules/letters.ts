import { letterAt } from '../../content/letters.ts';
import { type EditorialRule, percent, takesSeveral, whereSharesTell } from '../rule.ts';

/**
 * How far the share of a letter among the correct ones may be from even. A learner who always picks the most frequent
 * letter of four then has 35 % right at the most, half of any pass mark.
 */
const TOLERANCE = 0.1;

/** No letter is correct so often, or so seldom, that it helps to guess. */
export const lettersAreEven: EditorialRule = whereSharesTell(({ questions }) => {
  const single = questions.filter((question) => !takesSeveral(question));
  const letters = Math.max(0, ...single.map(({ answers }) => answers.length));
  return Array.from({ length: letters }, (_, at) => at).flatMap((at) => {
    const count = single.filter(({ answers }) => answers[at]?.correct).length;
    // What chance would give: a question of three answers has a third for each of them, and nothing for D.
    const even = single.reduce((sum, { answers }) => sum + (at < answers.length ? 1 / answers.length : 0), 0);
    if (Math.abs(count - even) <= TOLERANCE * single.length) return [];
    const shares = `${percent(count / single.length)} of the single ones instead of ${percent(even / single.length)}`;
    return [{ path: ['questions'], message: `${letterAt(at)} is the correct answer of ${shares}` }];
  });
});
