import type { Reference } from '../../contract/exams.ts';
import type { ExchangeAnswer, ExchangeQuestion, FoundQuestion } from './exchange.ts';
import { withoutLetters } from './letters.ts';
import { joinTexts, type MarkupText } from './text/markup.ts';

/** An answer as a format found it. */
export interface FoundAnswer {
  readonly text: MarkupText;
  readonly correct: boolean;
  /** What is said about this answer alone. */
  readonly feedback: readonly MarkupText[];
}

/** The parts of a question as a format found them. */
interface Parts extends Partial<Pick<ExchangeQuestion, 'id' | 'section' | 'difficulty' | 'references' | 'fields'>> {
  readonly place: string;
  readonly text: MarkupText;
  readonly answers: readonly FoundAnswer[];
  /** What is said about the question as a whole. */
  readonly general: MarkupText;
  /** What else can't be taken over. */
  readonly lost?: readonly string[];
}

/** Makes a question of its parts. Links in its texts become references. */
export function assembleQuestion({
  place,
  text,
  answers,
  general,
  lost = [],
  references = [],
  ...rest
}: Parts): FoundQuestion {
  const feedback = answers.flatMap((answer) => answer.feedback);
  const all = joinTexts([text, ...answers.map((answer) => answer.text), ...feedback]);
  const texts = withoutLetters(answers.map((answer) => answer.text.text));
  const spread = spreadFeedback(
    answers.map((answer, at) => ({
      text: texts[at] ?? '',
      correct: answer.correct,
      explanation: joinTexts(answer.feedback).text,
    })),
    general,
  );
  return {
    place,
    question: {
      ...rest,
      text: text.text,
      answers: spread.answers,
      references: [...references, ...spread.references, ...all.links],
    },
    lost: [...new Set([...all.lost, ...spread.lost, ...lost])],
  };
}

/** Makes the general feedback the explanation of those correct answers that have none of their own. */
function spreadFeedback(
  answers: readonly ExchangeAnswer[],
  { text, links, lost }: MarkupText,
): {
  readonly answers: readonly ExchangeAnswer[];
  readonly references: readonly Reference[];
  readonly lost: readonly string[];
} {
  const words = links
    .reduce((rest, { title }) => rest.replace(title, ''), text)
    .replace(/\b(?:references?|sources?)\b/i, '');
  const needs = ({ correct, explanation }: ExchangeAnswer) => correct && explanation === '';
  const isLinksAlone = !/[\p{L}\p{N}]/u.test(words);
  return {
    answers: isLinksAlone ? answers : answers.map((one) => (needs(one) ? { ...one, explanation: text } : one)),
    references: links,
    lost:
      isLinksAlone || answers.some(needs) ? lost : [...lost, 'the general feedback: every correct answer is explained'],
  };
}
