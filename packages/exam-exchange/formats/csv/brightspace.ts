import { atLine, type Draft, type DraftAnswer, type LeftOut } from '../../draft.ts';
import { difficultyOf } from '../../labels.ts';
import { readHtml } from '../../text/html.ts';
import { fromMarkup, type MarkupText, plainText } from '../../text/markup.ts';
import { byWeight } from '../weights.ts';
import { unguarded } from './formulas.ts';
import { beginsQuestion, type Row } from './rows.ts';

/** Questions of Brightspace that are no choices, by their short names. */
const others: Readonly<Record<string, string>> = {
  WR: 'a written response',
  SA: 'a short answer',
  M: 'a matching question',
  O: 'an ordering question',
};

/** Reads Brightspace's question library, where a question takes several lines that say first what they hold. */
export function readBrightspace(rows: readonly Row[]): (Draft | LeftOut)[] {
  const starts = rows.flatMap(({ cells }, at) => (beginsQuestion(cells) ? [at] : []));
  return starts.map((start, at) => readQuestion(rows.slice(start, starts[at + 1])));
}

function readQuestion(rows: readonly Row[]): Draft | LeftOut {
  const place = atLine(rows[0]?.line ?? 1);
  const broken = rows.find(({ problem }) => problem !== undefined);
  if (broken) return { place, reason: `a row that can't be read: line ${broken.line}: ${broken.problem}` };
  const lines = rows.map(({ cells }) => cells.map((cell) => unguarded(cell).trim()));
  const all = (name: string) => lines.filter(([first = '']) => first.toLowerCase() === name);
  const word = (name: string) => all(name)[0]?.[1] ?? '';

  const type = word('newquestion').toUpperCase();
  const choices = choicesOf(type, type === 'TF' ? [...all('true'), ...all('false')] : all('option'));
  if (typeof choices === 'string') return { place, reason: choices };
  const difficulty = word('difficulty');
  return {
    place,
    id: word('id') || undefined,
    // Levels are numbers there, which no one explains.
    difficulty: difficultyOf(difficulty) ? difficulty : undefined,
    text: textOf(all('questiontext')[0]),
    answers: choices.answers,
    general: textOf(all('feedback')[0]),
    lost: [
      ...choices.lost,
      ...all('image').flatMap(([, name = '']) => (name === '' ? [] : [`the picture "${name.slice(0, 80)}"`])),
      ...(word('hint') === '' ? [] : ['the hint']),
    ],
  };
}

/** The answers of a question, or why they can't be taken over. */
function choicesOf(type: string, lines: readonly (readonly string[])[]) {
  if (type !== 'MC' && type !== 'MS' && type !== 'TF') {
    return `${others[type] ?? `a question of the type "${type.slice(0, 20)}"`}: only choices can be taken over`;
  }
  const weights = lines.map(([, weight = '']) => Number(weight || '0'));
  if (weights.some(Number.isNaN)) return 'an option without a number for its points';
  const key = byWeight(weights, type !== 'MS');
  if (typeof key === 'string') return key;
  const { correct, lost } = key;
  const answers = lines.map((line, at): DraftAnswer => {
    const feedback = type === 'TF' ? plainOrHtml(line[2], line[3]) : plainOrHtml(line[4], line[5]);
    return {
      text: type === 'TF' ? plainText(at === 0 ? 'True' : 'False') : plainOrHtml(line[2], line[3]),
      correct: correct[at] === true,
      feedback: feedback.text === '' ? [] : [feedback],
    };
  });
  return { answers, lost };
}

const textOf = (line: readonly string[] | undefined): MarkupText => plainOrHtml(line?.[1], line?.[2]);

/** A cell; the next one says whether it is HTML. */
const plainOrHtml = (text = '', format = ''): MarkupText =>
  format.toUpperCase() === 'HTML' ? fromMarkup(readHtml(text)) : plainText(text);
