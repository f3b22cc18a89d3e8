import type { Reference } from '../../../contract/exams.ts';
import type { ExchangeAnswer } from './exchange.ts';
import type { MarkupText } from './text/fromMarkup.ts';

/** What a question gets of a feedback that is not of one answer. */
export interface Spread {
  readonly answers: readonly ExchangeAnswer[];
  readonly references: readonly Reference[];
  readonly lost: readonly string[];
}

/**
 * Gives what is said about a question as a whole to its correct answers without an explanation of their own; links in it
 * become references.
 */
export function spreadFeedback(answers: readonly ExchangeAnswer[], { text, links, lost }: MarkupText): Spread {
  const words = links
    .reduce((rest, { title }) => rest.replace(title, ''), text)
    .replace(/\b(?:references?|sources?)\b/i, '');
  if (!/[\p{L}\p{N}]/u.test(words)) return { answers, references: links, lost };
  const needs = ({ correct, explanation }: ExchangeAnswer) => correct && explanation === '';
  if (!answers.some(needs)) {
    return { answers, references: links, lost: [...lost, 'the general feedback: every correct answer is explained'] };
  }
  return {
    answers: answers.map((answer) => (needs(answer) ? { ...answer, explanation: text } : answer)),
    references: links,
    lost,
  };
}
