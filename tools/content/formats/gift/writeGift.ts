import type { OutgoingQuestion } from '../exchangeExam.ts';
import type { ExchangeAnswer } from '../exchange.ts';
import type { Write } from '../format.ts';
import { sectionLabel } from '../sections.ts';
import { escapeXml } from '../text/escapeXml.ts';
import { toMarkup } from '../text/toMarkup.ts';

/** Shares that Moodle knows; it refuses others. */
const shares = ['100', '50', '33.33333', '25', '20', '16.66667', '14.28571', '12.5', '11.11111', '10', '5'];

/** Writes GIFT for Moodle: texts in HTML, ids as titles and id numbers, sections as categories. */
export const writeGift: Write = ({ slug, sections, questions }) => {
  let current: string | undefined;
  const parts = questions.flatMap((question) => {
    const label = sectionLabel(sections, question.section, (name) => !name.includes('/'));
    const isNew = question.section !== current;
    current = question.section;
    return [...(isNew ? [`$CATEGORY: $course$/top/${slug}/${label}`] : []), asGift(question)];
  });
  return { content: `${parts.join('\n\n')}\n`, written: questions.length, leftOut: [] };
};

function asGift({ id, difficulty, text, answers, references }: OutgoingQuestion): string {
  const correct = answers.filter((answer) => answer.correct).length;
  const links = references.map(({ title, url }) => `<li><a href="${escapeXml(url)}">${escapeXml(title)}</a></li>`);
  return [
    `// [id:${id}] [tag:${difficulty}]`,
    `::${id}::${html(toMarkup(text))} {`,
    ...answers.map((answer) => `\t${markOf(answer, correct)}${html(toMarkup(answer.text))}${feedback(answer)}`),
    ...(links.length > 0 ? [`\t####${html(`<ul>${links.join('')}</ul>`)}`] : []),
    '}',
  ].join('\n');
}

function markOf(answer: ExchangeAnswer, correct: number): string {
  if (correct === 1) return answer.correct ? '=' : '~';
  // Whoever ticks everything should get nothing.
  return answer.correct ? `~%${shares[correct - 1] ?? '5'}%` : '~%-100%';
}

const feedback = ({ explanation }: ExchangeAnswer): string => explanation && `#${html(toMarkup(explanation))}`;

const html = (markup: string): string =>
  `[html]${markup.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}`;
