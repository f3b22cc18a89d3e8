import { atLine, type Draft, type LeftOut, type Read } from '../../draft.ts';
import { letterAt } from '../../host.ts';
import { plainText } from '../../text/markup.ts';
import { decodeText } from '../decodeText.ts';
import { answerLine, explanationLine, keyLine } from './lines.ts';

/** Lines of a question's text, from the first of them. */
interface Words {
  readonly line: number;
  readonly text: string[];
}

interface QuestionLines extends Words {
  readonly answers: string[];
  /** Lines below the answers that are none: what follows says whether they begin the next question. */
  rest?: Words;
  /** The letters behind `ANSWER:`. */
  key?: string;
  explanation?: string;
}

/**
 * Reads Aiken: a question, answers as `A) text` or `A. text`, and `ANSWER: B`. Several letters there, as some programs
 * write them, are several correct answers; several lines above the answers are one question.
 */
export const readAiken: Read = ({ bytes, shownAs }) => {
  const questions: QuestionLines[] = [];
  let isBelowKey = false;
  const begin = (words: Words, ...answers: string[]): QuestionLines => {
    const question = { ...words, answers };
    questions.push(question);
    return question;
  };
  decodeText(bytes, shownAs)
    .split('\n')
    .forEach((raw, at) => {
      const text = raw.trim();
      const line = at + 1;
      if (text === '') return;
      const last = questions.at(-1);
      const question = last?.key === undefined ? last : undefined;
      const [, key] = keyLine.exec(text) ?? [];
      const [, explanation] = (isBelowKey && explanationLine.exec(text)) || [];
      isBelowKey = key !== undefined;
      if (key !== undefined) (question ?? begin({ line, text: [] })).key = key;
      else if (explanation !== undefined && last) last.explanation = explanation;
      else readLine(question ?? begin({ line, text: [] }), line, text);
    });
  return { items: questions.map(finished) };

  /** A line of a question's text or of its answers. */
  function readLine(question: QuestionLines, line: number, text: string): void {
    const { answers, rest } = question;
    const [, letter, answer = ''] = answerLine.exec(text) ?? [];
    if (rest && letter === 'A' && answers.length > 0) begin(rest, answer);
    else if (rest) rest.text.push(text);
    else if (letter === letterAt(answers.length)) answers.push(answer);
    else if (letter === undefined && answers.length === 0) question.text.push(text);
    else question.rest = { line, text: [text] };
  }
};

function finished(question: QuestionLines): Draft | LeftOut {
  const place = atLine(question.line);
  const letters = lettersOf(question);
  if (typeof letters === 'string') return { place, reason: letters };
  return {
    place,
    text: plainText(question.text.join('\n')),
    answers: question.answers.map((answer, at) => ({
      text: plainText(answer),
      correct: letters.includes(letterAt(at)),
      feedback: [],
    })),
    general: plainText(question.explanation ?? ''),
  };
}

/** The letters of the correct answers, or why there are none. */
function lettersOf({ key, rest, answers }: QuestionLines): string[] | string {
  if (key === undefined) return 'a question without "ANSWER:"';
  if (rest) return `line ${rest.line} is neither answer ${letterAt(answers.length)} nor "ANSWER:"`;
  const letters = key
    .toUpperCase()
    .split(/[\s,;&]+/)
    .filter(Boolean);
  const unknown = letters.find((letter) => letter.length > 1 || letter > letterAt(answers.length - 1) || letter < 'A');
  return unknown === undefined ? letters : `"ANSWER:" names ${unknown}, which is no answer`;
}
