import type { ExamFile } from '../../../server/content/examFile.ts';
import { examFileWith } from '../../../server/testing/content.ts';

type Question = ExamFile['questions'][number];

const LEVELS = ['easy', 'medium', 'hard', 'medium'] as const;
const PLACES = ['north', 'south', 'east', 'west'];

/** How many questions a good exam has unless a test says otherwise. */
const COUNT = 60;

/** A question that keeps every editorial rule, and belongs to no other. */
export function goodQuestion(index: number, overrides: Partial<Question> = {}): Question {
  const isSeveral = index % 5 === 4;
  const correct = (at: number) => at === index % 4 || (isSeveral && at === (index + 1) % 4);
  return {
    id: `good-${index + 1}`,
    section: index % 5 < 3 ? 'setup' : 'data',
    difficulty: LEVELS[Math.floor(index / 5) % 4] ?? 'medium',
    text: `Team${index} of firm${index} moves town${index}. Which ${isSeveral ? 'two sides' : 'side'} should it choose?`,
    answers: PLACES.map((place, at) => ({
      text: `Side${index} in the ${place} of it`,
      ...(correct(at) && { correct: true }),
      explanation: `The ${place} has what a team needs that is on the move, or has it not.`,
    })),
    references: [{ title: 'Sides', url: 'https://help.salesforce.com/sides' }],
    ...overrides,
  };
}

/** As many good questions, with what `overrides` changes in some of them by their places. */
export function goodQuestions(count: number, overrides: Readonly<Record<number, Partial<Question>>> = {}): Question[] {
  return Array.from({ length: count }, (_, index) => goodQuestion(index, overrides[index]));
}

/** An exam that keeps every editorial rule and could stand on the site. */
export function goodExam(overrides: Partial<ExamFile> = {}): ExamFile {
  return examFileWith({ slug: 'developer1', questions: goodQuestions(COUNT), ...overrides });
}
