import type { OutgoingQuestion, Write } from '../../outgoing.ts';
import { toMarkup } from '../../text/markup.ts';
import { categoryOf, generalHtml, outgoingTags, weightOf } from '../moodle/outgoing.ts';

/** Writes GIFT for Moodle: texts in HTML, ids as titles and id numbers, sections as categories. */
export const writeGift: Write = (exam) => {
  let current: string | undefined;
  const parts = exam.questions.flatMap((question) => {
    const isNew = question.section !== current;
    current = question.section;
    return [...(isNew ? [`$CATEGORY: ${categoryOf(exam, question.section)}`] : []), asGift(question)];
  });
  return { content: `${parts.join('\n\n')}\n`, written: exam.questions.length, leftOut: [] };
};

function asGift(question: OutgoingQuestion): string {
  const { id, text, answers } = question;
  const correct = answers.filter((answer) => answer.correct).length;
  const general = generalHtml(question);
  const tags = outgoingTags(question).map((tag) => `[tag:${tag}]`);
  return [
    `// [id:${id}] ${tags.join(' ')}`,
    `::${id}::${html(toMarkup(text))} {`,
    ...answers.map((answer) => {
      const mark = correct > 1 ? `~%${weightOf(answer, correct)}%` : answer.correct ? '=' : '~';
      const feedback = answer.explanation && `#${html(toMarkup(answer.explanation))}`;
      return `\t${mark}${html(toMarkup(answer.text))}${feedback}`;
    }),
    ...(general === '' ? [] : [`\t####${html(general)}`]),
    '}',
  ].join('\n');
}

const html = (markup: string): string =>
  `[html]${markup.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}`;
