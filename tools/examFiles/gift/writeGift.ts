import { type ExchangeAnswer, type OutgoingQuestion, sectionLabel, type Write } from '../exchange.ts';
import { type FieldName, fieldLines } from '../fields.ts';
import { escapeXml } from '../text/html.ts';
import { toMarkup } from '../text/markup.ts';

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

/** What Moodle's tags can hold; the rest stands in the general feedback, where it teaches. */
const tagged: readonly FieldName[] = ['objective', 'task', 'set', 'version', 'verifiedOn'];
const told: readonly FieldName[] = ['rule', 'trap', 'setup', 'release'];

function asGift({ id, difficulty, text, answers, references, fields }: OutgoingQuestion): string {
  const correct = answers.filter((answer) => answer.correct).length;
  const links = references.map(({ title, url }) => `<li><a href="${escapeXml(url)}">${escapeXml(title)}</a></li>`);
  const lines = fieldLines(fields, told).map((line) => `<p>${escapeXml(line)}</p>`);
  const general = [...lines, ...(links.length > 0 ? [`<ul>${links.join('')}</ul>`] : [])];
  const tags = [difficulty, ...fieldLines(fields, tagged)].map((tag) => `[tag:${tag}]`);
  return [
    `// [id:${id}] ${tags.join(' ')}`,
    `::${id}::${html(toMarkup(text))} {`,
    ...answers.map((answer) => `\t${markOf(answer, correct)}${html(toMarkup(answer.text))}${feedback(answer)}`),
    ...(general.length > 0 ? [`\t####${html(general.join(''))}`] : []),
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
