import { fieldLines } from '../../fields.ts';
import type { Reference } from '../../host.ts';
import { difficultyOf, sectionLabel } from '../../labels.ts';
import type { OutgoingQuestion, Write } from '../../outgoing.ts';
import { lineToMarkdown, toMarkdown } from '../../text/markdown.ts';

/** Writes check lists under headings, as `readMarkdown` reads them. */
export const writeMarkdown: Write = ({ slug, sections, questions }) => {
  let current: string | undefined;
  const parts = questions.flatMap((question) => {
    const label = sectionLabel(sections, question.section, isNoTitle);
    const isNew = question.section !== current;
    current = question.section;
    return [...(isNew ? [`## ${lineToMarkdown(label)}`] : []), asMarkdown(question)];
  });
  return { content: `${[`---\nexam: ${slug}\n---`, ...parts].join('\n\n')}\n`, written: questions.length, leftOut: [] };
};

/** A heading with a difficulty behind it would be that of a question. */
const isNoTitle = (label: string): boolean => difficultyOf(/\(([\w ]+)\)$/.exec(label)?.[1] ?? '') === undefined;

function asMarkdown({ id, difficulty, text, answers, references, fields }: OutgoingQuestion): string {
  const list = answers.map(({ text: answer, correct, explanation }) => {
    const box = `- [${correct ? 'x' : ' '}] `;
    // A box stands before words; where there are none, something that is not seen.
    const words = answer.startsWith('```') ? `<!-- code -->\n${toMarkdown(answer, true)}` : toMarkdown(answer, true);
    const reason = explanation === '' ? [] : [indented(toMarkdown(explanation), '  > ', '  > ')];
    return [indented(words, box, '  '), ...reason].join('\n');
  });
  const more = fieldLines(fields).map((line) => lineToMarkdown(line).replace(/^[^:]*:/, '**$&**'));
  return [`### ${id} (${difficulty})`, toMarkdown(text), list.join('\n'), links(references), more.join('\\\n')]
    .filter(Boolean)
    .join('\n\n');
}

const links = (references: readonly Reference[]): string =>
  references.map(({ title, url }) => `[${lineToMarkdown(title)}](${address(url)})`).join('\\\n');

/** An address as it is, or between angle brackets where it has signs that would end it. */
function address(url: string): string {
  const escaped = url.replaceAll(/[\\<>]|&(?=#?\w+;)/g, '\\$&');
  return /[\s()<>\\]/.test(url) ? `<${escaped}>` : escaped;
}

function indented(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, at) => (line === '' ? rest.trimEnd() : (at === 0 ? first : rest) + line))
    .join('\n');
}
