import type { Difficulty } from '../../../contract/exams.ts';
import type { ExamFile } from '../../../server/content/examFile.ts';
import type { ExchangeQuestion, FoundQuestion, LeftOut } from '../formats/exchange.ts';
import { difficultyOf } from '../formats/difficulties.ts';
import { sectionId } from '../formats/sections.ts';
import { tidy } from '../formats/text/tidy.ts';
import { questionIds } from './questionIds.ts';

type QuestionFile = ExamFile['questions'][number];

/** What the person says where a file does not. */
export interface Defaults {
  /** Id of a section of the exam. */
  readonly section: string | undefined;
  readonly difficulty: Difficulty;
}

/** A question as the exam gets it. */
export interface SettledQuestion {
  readonly place: string;
  readonly question: QuestionFile;
  /** What is not as the file has it, each as a phrase. */
  readonly notes: readonly string[];
}

/** Gives each found question its id, its section and its difficulty; those that the exam has already are left out. */
export function settle(
  items: readonly (FoundQuestion | LeftOut)[],
  exam: ExamFile,
  defaults: Defaults,
): (SettledQuestion | LeftOut)[] {
  const known = new Map(exam.questions.map((question) => [contentOf(question), `is in the exam as ${question.id}`]));
  const ids = questionIds(exam);
  const placed = items.map((item) => ('question' in item ? place(item) : item));
  // Ids that the file gives come before those that are made up, wherever they stand in it.
  const given = placed.map((item) => ('section' in item ? ids.take(item.question.id) : undefined));
  return placed.map((item, at) => {
    if (!('section' in item)) return item;
    const { question, section, difficulty, notes } = item;
    const id = given[at] ?? ids.next(section);
    const isClash = given[at] === undefined && question.id !== undefined && ids.isTaken(question.id);
    const clash = isClash ? [`the id "${question.id}" is that of another question`] : [];
    return {
      place: item.place,
      notes: [...notes, ...clash],
      question: questionFile(id, section, difficulty, question),
    };
  });

  function place(item: FoundQuestion) {
    const content = contentOf(item.question);
    const twin = known.get(content);
    if (twin !== undefined) return { place: item.place, reason: `the same question ${twin}` };
    const section = sectionId(exam.sections, item.question.section ?? '') ?? defaults.section;
    if (section === undefined) return { place: item.place, reason: `${sectionProblem(item.question)}: add --section` };
    known.set(content, 'stands above in the file');
    const label = item.question.section;
    const isOther = label !== undefined && sectionId(exam.sections, label) === undefined;
    const word = item.question.difficulty;
    const difficulty = difficultyOf(word ?? '') ?? defaults.difficulty;
    const isOdd = word !== undefined && difficultyOf(word) === undefined;
    return {
      place: item.place,
      question: item.question,
      section,
      difficulty,
      notes: [
        ...(item.lost.length > 0 ? [`not taken over: ${item.lost.join('; ')}`] : []),
        ...(isOther ? [`its section "${label}" is not one of the exam, and "${section}" is taken`] : []),
        ...(isOdd ? [`its difficulty "${word}" is none, and "${difficulty}" is taken`] : []),
      ],
    };
  }
}

const sectionProblem = ({ section }: ExchangeQuestion): string =>
  section === undefined ? 'it names no section' : `its section "${section}" is not one of the exam`;

/** What makes questions the same, whatever they are called. */
function contentOf({
  text,
  answers,
}: Pick<QuestionFile, 'text'> & { answers: readonly { text: string; correct?: boolean | undefined }[] }): string {
  return JSON.stringify([tidy(text), answers.map((answer) => [tidy(answer.text), answer.correct === true])]);
}

function questionFile(id: string, section: string, difficulty: Difficulty, question: ExchangeQuestion): QuestionFile {
  return {
    id,
    section,
    difficulty,
    text: question.text,
    answers: question.answers.map(({ text, correct, explanation }) => ({
      text,
      ...(correct && { correct }),
      explanation,
    })),
    references: [...question.references],
  };
}
