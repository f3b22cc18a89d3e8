import type { ImportedItem } from '../../packages/exam-exchange/index.ts';
import { counted } from '../words.ts';

/** What an import did, in lines: what differs from the file, item by item with its place, then the sums. */
export function report(
  file: string,
  items: readonly ImportedItem[],
  remarks: readonly string[],
  done: string,
): string[] {
  const questions = items.flatMap((item) => ('question' in item ? [item.question] : []));
  const left = items.length - questions.length;
  const answers = questions.flatMap((question) => question.answers);
  const missing = [
    counted(answers.filter(({ explanation }) => explanation === '').length, 'explanation'),
    counted(questions.filter(({ references }) => references.length === 0).length, 'reference'),
  ].filter((count) => !count.startsWith('0 '));
  const lines = [
    ...remarks,
    ...messages(file, items),
    `${counted(questions.length, 'question')} ${done}${left > 0 ? `, ${left} left out` : ''}.`,
    ...(missing.length > 0
      ? [
          `${missing.join(' and ')} still to be written: npm run content:check names the places, and until then these questions are drafts, which the site leaves out.`,
        ]
      : []),
  ];
  return lines.map(printable);
}

/** A line that is safe to print: no text of a file may move the cursor or fill the screen. */
const printable = (line: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are removed
  (line.length > 1000 ? `${line.slice(0, 1000)} …` : line).replaceAll(/[\0-\x1F\x7F-\x9F\u2028\u2029]+/g, ' ');

/** As many items say the same in lines of their own; more of them share one. */
const OWN_LINES = 2;

/** Places that a shared line names besides the first. */
const NAMED = 4;

/** What is to be said about the items, each phrase once where many share it. */
function messages(file: string, items: readonly ImportedItem[]): string[] {
  const places = Map.groupBy(
    items.flatMap((item) => phrasesOf(item).map((phrase) => ({ phrase, place: item.place }))),
    ({ phrase }) => phrase,
  );
  const isShared = (phrase: string) => (places.get(phrase)?.length ?? 0) > OWN_LINES;
  const said = new Set<string>();
  return items.flatMap((item) => {
    const phrases = phrasesOf(item);
    const shared = phrases.filter((phrase) => isShared(phrase) && !said.has(phrase));
    for (const phrase of shared) said.add(phrase);
    const own = phrases.filter((phrase) => !isShared(phrase));
    const name = 'question' in item ? `${item.question.id}: ` : '';
    return [
      ...(own.length > 0 ? [`${file}${item.place} ${name}${own.join('; ')}`] : []),
      ...shared.map((phrase) => {
        const others = (places.get(phrase) ?? []).slice(1).map(({ place }) => place.trim());
        const rest = others.length > NAMED ? ' …' : '';
        return `${file}${item.place} and ${others.length} more (${others.slice(0, NAMED).join(' ')}${rest}): ${phrase}`;
      }),
    ];
  });
}

const phrasesOf = (item: ImportedItem): readonly string[] =>
  'reason' in item ? [`left out: ${item.reason}`] : item.notes;
