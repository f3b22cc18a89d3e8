import { type FieldName, fieldLines } from '../../fields.ts';
import { sectionLabel } from '../../labels.ts';
import type { OutgoingExam, OutgoingQuestion } from '../../outgoing.ts';
import type { ExchangeAnswer } from '../../question.ts';
import { escapeXml } from '../../text/html.ts';

/** What Moodle's tags can hold; the rest stands in the general feedback, where it teaches. */
const tagged: readonly FieldName[] = ['objective', 'task', 'set', 'version', 'correctedOn', 'verifiedOn'];
const told: readonly FieldName[] = ['rule', 'trap', 'setup', 'release'];

/** Shares that Moodle knows; it refuses others. */
const shares = ['100', '50', '33.33333', '25', '20', '16.66667', '14.28571', '12.5', '11.11111', '10', '5'];

/** The weight of an answer in percent; `correct` is how many are. */
export function weightOf(answer: ExchangeAnswer, correct: number): string {
  if (correct === 1) return answer.correct ? '100' : '0';
  // Ticking everything should score nothing.
  return answer.correct ? (shares[correct - 1] ?? '5') : '-100';
}

/** The category that holds the questions of a section. */
export function categoryOf({ slug, sections }: Pick<OutgoingExam, 'slug' | 'sections'>, section: string): string {
  return `$course$/top/${slug}/${sectionLabel(sections, section, (name) => !name.includes('/'))}`;
}

/** The tags of a question. */
export const outgoingTags = ({ difficulty, fields }: OutgoingQuestion): string[] => [
  difficulty,
  ...fieldLines(fields, tagged),
];

/** The general feedback of a question in HTML: what teaches, and the references. */
export function generalHtml({ references, fields }: OutgoingQuestion): string {
  const lines = fieldLines(fields, told).map((line) => `<p>${escapeXml(line)}</p>`);
  const links = references.map(({ title, url }) => `<li><a href="${escapeXml(url)}">${escapeXml(title)}</a></li>`);
  return [...lines, ...(links.length > 0 ? [`<ul>${links.join('')}</ul>`] : [])].join('');
}
