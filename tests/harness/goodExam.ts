import type { ExamFile } from '../../server/content/examFile.ts';
import { examFileWith } from './content.ts';

type Question = ExamFile['questions'][number];
type Section = ExamFile['sections'][number];

const LEVELS = ['easy', 'medium', 'hard', 'medium'] as const;
const TASKS = ['compare', 'diagnose', 'compare', 'choose'] as const;
const PLACES = ['north', 'south', 'east', 'west'];

/** How many questions a good exam has unless a test says otherwise, and each of its practice exams. */
const COUNT = 195;
const SET = 65;

/** A question that keeps every editorial rule, and belongs to no other. */
function goodQuestion(index: number, overrides: Partial<Question> = {}): Question {
  const isSeveral = index % 5 === 4;
  const section = index % 5 < 3 ? 'setup' : 'data';
  const correct = (at: number) => at === index % 4 || (isSeveral && at === (index + 1) % 4);
  return {
    id: `good-${index + 1}`,
    section,
    objective: `${section}-${index % 3}`,
    difficulty: LEVELS[Math.floor(index / 4) % 4] ?? 'medium',
    task: TASKS[index % 4] ?? 'choose',
    set: Math.min(3, Math.floor(index / SET) + 1),
    verifiedOn: '2026-11-22',
    release: "Winter '27",
    text: `Team${index} of firm${index} moves town${index}. Which ${isSeveral ? 'two sides' : 'side'} should it choose?`,
    answers: PLACES.map((place, at) => ({
      text: `Side${index} in the ${place} of it`,
      ...(correct(at) && { correct: true }),
      explanation:
        `The ${place} has what a team needs that is on the move, or has it not. With another need it would be the ` +
        'other way round, and so a team looks at its need before it looks at the map.',
    })),
    rule: 'A team that moves looks at its need first.',
    references: [{ title: 'Sides', url: 'https://help.salesforce.com/s/articleView?id=sides.htm&type=5' }],
    ...overrides,
  };
}

/** As many good questions, with what `overrides` changes in some of them by their places. */
export function goodQuestions(count: number, overrides: Readonly<Record<number, Partial<Question>>> = {}): Question[] {
  return Array.from({ length: count }, (_, index) => goodQuestion(index, overrides[index]));
}

const objectives = (section: string) =>
  [0, 1, 2].map((at) => ({ id: `${section}-${at}`, name: `Tell side ${at} of a ${section} from another` }));

/** The sections of a good exam. */
export const goodSections: [Section, Section] = [
  { id: 'setup', name: 'Configuration and Setup', weight: 60, objectives: objectives('setup') },
  { id: 'data', name: 'Data Management', weight: 40, objectives: objectives('data') },
];

/** An exam that keeps every editorial rule and could stand on the site. */
export function goodExam(overrides: Partial<ExamFile> = {}): ExamFile {
  return examFileWith({ slug: 'appBuilder', sections: goodSections, questions: goodQuestions(COUNT), ...overrides });
}

/** A good exam but for some of its questions, by their places. */
export const withQuestions = (overrides: Readonly<Record<number, Partial<Question>>>): ExamFile =>
  goodExam({ questions: goodQuestions(COUNT, overrides) });

/** A good exam with every question changed. */
export const withEach = (change: (question: Question, index: number) => Partial<Question>): ExamFile =>
  goodExam({ questions: goodQuestions(COUNT).map((question, index) => ({ ...question, ...change(question, index) })) });

/** The answers of the first good question; the first of them is correct. */
export function goodAnswers(): [Answer, Answer, Answer, Answer] {
  const [first, second, third, fourth] = goodQuestion(0).answers;
  if (!first || !second || !third || !fourth) throw new Error('A good question has four answers.');
  return [first, second, third, fourth];
}
type Answer = Question['answers'][number];
