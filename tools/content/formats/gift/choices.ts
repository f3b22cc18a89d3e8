import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import { letterAt } from '../../letters.ts';
import type { ExchangeAnswer } from '../exchange.ts';
import { giftText } from './giftText.ts';

/** The answers of a question in GIFT. */
export interface Choices {
  readonly answers: readonly ExchangeAnswer[];
  /** Links in what is said of the answers. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly lost: readonly string[];
}

const others: Readonly<Partial<Record<GIFTQuestion['type'], string>>> = {
  Short: 'a short answer',
  Numerical: 'a numerical question',
  Matching: 'a matching question',
  Essay: 'an essay question',
  Description: 'a description',
};

/** The answers of a question, or why there are none that can be taken over. */
export function choicesOf(question: GIFTQuestion): Choices | string {
  if (question.type === 'MC') return weighed(question.choices);
  if (question.type === 'TF') {
    // The first feedback is for those who are wrong, whatever the parser calls it.
    const { isTrue, trueFeedback: ofWrong, falseFeedback: ofRight } = question;
    return gathered([
      { text: plain('True'), correct: isTrue, feedback: isTrue ? ofRight : ofWrong },
      { text: plain('False'), correct: !isTrue, feedback: isTrue ? ofWrong : ofRight },
    ]);
  }
  return `${others[question.type] ?? question.type}: only choices can be taken over`;
}

const plain = (text: string): TextFormat => ({ format: 'plain', text });

/** One answer that is worth everything, or several that are together. */
function weighed(choices: readonly TextChoice[]): Choices {
  const weights = choices.map(({ weight, isCorrect }) => weight ?? (isCorrect ? 100 : 0));
  const isSingle = weights.some((weight) => weight >= 100);
  const isCorrect = (weight: number) => (isSingle ? weight >= 100 : weight > 0);
  const { lost, ...found } = gathered(
    choices.map(({ text, feedback }, at) => ({ text, feedback, correct: isCorrect(weights[at] ?? 0) })),
  );
  const partial = weights.flatMap((weight, at) =>
    isSingle && weight > 0 && weight < 100 ? [`the ${weight} % of answer ${letterAt(at)}, which counts as wrong`] : [],
  );
  const isEither = isSingle && weights.filter(isCorrect).length > 1;
  const either = 'that each correct answer is enough: all of them are to be chosen here';
  return { ...found, lost: [...lost, ...partial, ...(isEither ? [either] : [])] };
}

function gathered(choices: readonly { text: TextFormat; correct: boolean; feedback: TextFormat | null }[]): Choices {
  const read = choices.map(({ text, correct, feedback }) => ({ correct, is: giftText(text), why: giftText(feedback) }));
  return {
    answers: read.map(({ correct, is, why }) => ({ text: is.text, correct, explanation: why.text })),
    links: read.flatMap(({ is, why }) => [...is.links, ...why.links]),
    lost: read.flatMap(({ is, why }) => [...is.lost, ...why.lost]),
  };
}
