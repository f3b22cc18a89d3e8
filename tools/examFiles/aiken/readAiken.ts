import { letterAt } from '../words.ts';
import { decodeText } from './decodeText.ts';
import { atLine, type FoundQuestion, type LeftOut, type OutgoingQuestion, type Read, type Write } from './exchange.ts';

const answerLine = /^([A-Z])[.)]\s*(.*)$/s;
const keyLine = /^ANSWERS?\s*:(.*)$/is;

interface Draft {
  readonly line: number;
  readonly text: string[];
  readonly answers: string[];
  /** What is wrong with it, first. */
  reason?: string;
}

/**
 * Reads Aiken: a question, answers as `A) text` or `A. text`, and `ANSWER: B`. Several letters there, as some programs
 * write them, are several correct answers; several lines above the answers are one question.
 */
export const readAiken: Read = ({ bytes, shownAs }) => {
  const items: (FoundQuestion | LeftOut)[] = [];
  let draft: Draft | undefined;
  decodeText(bytes, shownAs)
    .split('\n')
    .forEach((raw, at) => {
      const line = raw.trim();
      const [, key] = keyLine.exec(line) ?? [];
      const [, letter, text = ''] = answerLine.exec(line) ?? [];
      if (line === '') return;
      if (key !== undefined) {
        items.push(finished(draft ?? { line: at + 1, text: [], answers: [] }, key));
        draft = undefined;
        return;
      }
      draft ??= { line: at + 1, text: [], answers: [] };
      if (letter === undefined && draft.answers.length === 0) draft.text.push(line);
      else if (letter === letterAt(draft.answers.length)) draft.answers.push(text);
      else draft.reason ??= `line ${at + 1} is neither answer ${letterAt(draft.answers.length)} nor "ANSWER:"`;
    });
  if (draft) items.push({ place: atLine(draft.line), reason: 'a question without "ANSWER:"' });
  return { items };
};

function finished({ line, text, answers, reason }: Draft, key: string): FoundQuestion | LeftOut {
  const letters = key
    .toUpperCase()
    .split(/[\s,;&]+/)
    .filter(Boolean);
  const unknown = letters.find((letter) => letter.length > 1 || letter > letterAt(answers.length - 1) || letter < 'A');
  const wrong = reason ?? (unknown === undefined ? undefined : `"ANSWER:" names ${unknown}, which is no answer`);
  if (wrong !== undefined) return { place: atLine(line), reason: wrong };
  return {
    place: atLine(line),
    lost: [],
    question: {
      text: text.join('\n'),
      answers: answers.map((answer, at) => ({
        text: answer,
        correct: letters.includes(letterAt(at)),
        explanation: '',
      })),
      references: [],
    },
  };
}

/** Writes the questions that Aiken can hold: one correct answer, and every text in one line. */
export const writeAiken: Write = ({ questions }) => {
  const checked = questions.map((question) => ({ question, reason: unholdable(question) }));
  const held = checked.filter(({ reason }) => reason === undefined);
  return {
    content: held.map(({ question }) => asText(question)).join('\n'),
    written: held.length,
    leftOut: checked.flatMap(({ question, reason }) =>
      reason === undefined ? [] : [{ place: ` ${question.id}`, reason }],
    ),
  };
};

function asText({ text, answers }: OutgoingQuestion): string {
  const lines = answers.map((answer, at) => `${letterAt(at)}) ${answer.text}`);
  const key = letterAt(answers.findIndex(({ correct }) => correct));
  return [text, ...lines, `ANSWER: ${key}`, ''].join('\n');
}

function unholdable({ text, answers }: OutgoingQuestion): string | undefined {
  if (answers.filter(({ correct }) => correct).length !== 1) return 'Aiken takes one correct answer';
  if ([text, ...answers.map((answer) => answer.text)].some((one) => one.includes('\n'))) {
    return 'Aiken takes texts of one line';
  }
  return /^[A-Z][.)]|^ANSWERS?\s*:/i.test(text) ? 'its text begins like an answer' : undefined;
}
