import { letterAt } from '../../host.ts';
import type { OutgoingQuestion, Write } from '../../outgoing.ts';
import { beginsLine } from './lines.ts';

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
  return beginsLine(text) ? 'its text begins like an answer' : undefined;
}
