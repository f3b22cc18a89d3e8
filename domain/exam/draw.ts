import { sumOf } from '../quiz/score.ts';
import type { QuizQuestion } from '../quiz/types.ts';
import { shuffled, withShuffledAnswers } from './shuffle.ts';

/** A question that can be drawn; `category` is its section of the exam guide. */
type DrawnQuestion = QuizQuestion & { readonly category: string };

/** What an exam is drawn from: all questions that the learner may see, and what the official exam asks. */
export interface ExamBank<Question extends DrawnQuestion> {
  readonly questions: readonly Question[];
  /** The sections of the guide; where they are unknown, each weighs as much as it has questions. */
  readonly covered?: readonly { readonly name: string; readonly weight: number }[] | undefined;
  /** How many questions of the official exam count; where that is unknown, all are drawn. */
  readonly scoredQuestions?: number | undefined;
}

/** How many questions an exam has that is drawn from this bank. */
export const examSize = ({ questions, scoredQuestions }: ExamBank<DrawnQuestion>): number =>
  Math.min(scoredQuestions || questions.length, questions.length);

/** Digits of a seed that choose how the questions of each section are shuffled; the others say which of them are taken. */
const DECK = 12;

/**
 * The questions of an exam, in its order and with its order of answers. The same seed draws the same exam from the same
 * bank. Every section is a deck of its questions, shuffled by the first part of the seed; the second part is the number
 * of the exam: each takes the questions that follow on those of the exam before, from the first again after the last.
 */
export function drawExam<Question extends DrawnQuestion>(bank: ExamBank<Question>, seed: string): Question[] {
  const [deck, number] = [seed.slice(0, DECK), Number.parseInt(seed.slice(DECK), 16)];
  const sections = [...Map.groupBy(bank.questions, ({ category }) => category)];
  const weightOf = (section: string, available: number) =>
    bank.covered ? (bank.covered.find(({ name }) => name === section)?.weight ?? 0) : available;
  const counts = allot(
    sections.map(([section, { length }]) => ({ weight: weightOf(section, length), available: length })),
    examSize(bank),
  );
  const taken = sections.flatMap(([, questions], at) => {
    const [cards, count] = [shuffled(questions, deck), counts[at] ?? 0];
    const positions = Array.from({ length: count }, (_, card) => (number * count + card) % cards.length);
    return positions.flatMap((position) => cards[position] ?? []);
  });
  return shuffled(taken, seed).map((question) => withShuffledAnswers(question, seed));
}

/** Whether a text is a seed: 16 digits from 0 to f. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

/**
 * The seed of a new exam: after the last one its successor, which repeats no question as long as the bank has others;
 * otherwise the first of the deck that `random`, 12 digits or more, names.
 */
export function nextSeed(last: string | undefined, random: string): string {
  if (last === undefined || !isSeed(last)) return `${random.slice(0, DECK)}0000`;
  const number = (Number.parseInt(last.slice(DECK), 16) + 1) % 0x1_0000;
  return last.slice(0, DECK) + number.toString(16).padStart(4, '0');
}

/** A section of the exam guide, with how many of its questions can be drawn. */
interface Share {
  /** Relative to the weights of the others. */
  readonly weight: number;
  readonly available: number;
}

/**
 * How many of `size` questions each section gets: by its weight, and where that is no whole number by the largest
 * remainder. What a section does not have is given to the others in the same way.
 */
export function allot(shares: readonly Share[], size: number): number[] {
  const counts = shares.map(() => 0);
  const roomOf = (position: number) => (shares[position]?.available ?? 0) - (counts[position] ?? 0);
  let left = Math.min(size, sumOf(shares.map(({ available }) => available)));
  while (left > 0) {
    const open = [...shares.keys()].filter((position) => roomOf(position) > 0);
    const weights = open.map((position) => shares[position]?.weight ?? 0);
    // Sections that the guide does not weigh get the remaining share.
    const amounts = portions(weights.some((weight) => weight > 0) ? weights : open.map(roomOf), left);
    open.forEach((position, at) => {
      const given = Math.min(amounts[at] ?? 0, roomOf(position));
      counts[position] = (counts[position] ?? 0) + given;
      left -= given;
    });
  }
  return counts;
}

/** Divides a whole number by weights into whole numbers, by the largest remainder; the first of equals comes first. */
function portions(weights: readonly number[], whole: number): number[] {
  const sum = sumOf(weights);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const floors = exact.map(Math.floor);
  const rest = whole - sumOf(floors);
  const byRemainder = [...exact.keys()].toSorted((one, other) => ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1));
  for (const position of byRemainder.slice(0, rest)) floors[position] = (floors[position] ?? 0) + 1;
  return floors;
}
