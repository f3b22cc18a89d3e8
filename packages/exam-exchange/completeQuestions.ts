import type { LeftOut } from './draft.ts';
import { checkedFields, type Fields } from './fields.ts';
import type { Difficulty, ExamFile } from './host.ts';
import { difficultyOf, isId, sectionId } from './labels.ts';
import type { ExchangeQuestion, FoundQuestion } from './question.ts';
import { tidy } from './text/contentText.ts';

type QuestionFile = ExamFile['questions'][number];

/** What the command says where a file does not. */
export interface Defaults {
  /** Id of a section of the exam. */
  readonly section: string | undefined;
  readonly difficulty: Difficulty;
}

/** A question as the exam gets it, with id, section and difficulty. */
export interface CompleteQuestion {
  readonly place: string;
  readonly question: QuestionFile;
  /** What differs from the file, each as a phrase. */
  readonly notes: readonly string[];
}

/** Gives each found question its id, its section and its difficulty; those that the exam has are left out. */
export function completeQuestions(
  items: readonly (FoundQuestion | LeftOut)[],
  exam: ExamFile,
  defaults: Defaults,
): (CompleteQuestion | LeftOut)[] {
  const known = new Map(exam.questions.map((question) => [contentOf(question), `is in the exam as ${question.id}`]));
  const ids = questionIds(exam);
  const placed = items.map((item) => ('question' in item ? place(item) : item));
  // Ids of the file go before generated ones, wherever they stand in it.
  const given = placed.map((item) => ('section' in item ? ids.take(item.question.id) : undefined));
  return placed.map((item, at) => {
    if (!('section' in item)) return item;
    const { question, section, difficulty, notes } = item;
    const { fields, notes: lost } = fieldsFor(question.fields, section);
    const id = given[at] ?? ids.next(section);
    const isClash = given[at] === undefined && question.id !== undefined && ids.isTaken(question.id);
    const clash = isClash ? [`the id "${question.id}" is that of another question`] : [];
    return {
      place: item.place,
      notes: [...notes, ...lost, ...clash],
      question: { ...questionFile(id, section, difficulty, question), ...fields },
    };
  });

  function fieldsFor(fields: Fields = {}, id: string) {
    return checkedFields(fields, exam.sections.find((section) => section.id === id) ?? {});
  }

  function place(item: FoundQuestion) {
    const content = contentOf(item.question);
    const twin = known.get(content);
    if (twin !== undefined) return { place: item.place, reason: `the same question ${twin}` };
    const section = sectionId(exam.sections, item.question.section ?? '') ?? defaults.section;
    if (section === undefined) return { place: item.place, reason: `${sectionProblem(item.question)}: add --section` };
    known.set(content, 'stands above in the file');
    const label = item.question.section;
    const isUnknownSection = label !== undefined && sectionId(exam.sections, label) === undefined;
    const word = item.question.difficulty;
    const difficulty = difficultyOf(word ?? '') ?? defaults.difficulty;
    const isUnknownWord = word !== undefined && difficultyOf(word) === undefined;
    return {
      place: item.place,
      question: item.question,
      section,
      difficulty,
      notes: [
        ...(item.lost.length > 0 ? [`not taken over: ${item.lost.join('; ')}`] : []),
        ...(isUnknownSection ? [`its section "${label}" is not one of the exam, and "${section}" is taken`] : []),
        ...(isUnknownWord ? [`its difficulty "${word}" is none, and "${difficulty}" is taken`] : []),
      ],
    };
  }
}

const sectionProblem = ({ section }: ExchangeQuestion): string =>
  section === undefined ? 'it names no section' : `its section "${section}" is not one of the exam`;

/** Equal for the same questions, whatever their ids. */
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

/** The usual form of an id: the exam's prefix, the section and a number, as `adm-setup-01`. */
const numbered = (section: string): RegExp => new RegExp(`^(.+)-${section}-(\\d+)$`);

/** Gives ids to questions that join an exam. */
function questionIds({ slug, sections, questions }: ExamFile) {
  const taken = new Set(questions.map(({ id }) => id));
  /** The last number, by section. */
  const last = new Map<string, number>();
  const prefix = usualPrefix(sections, [...taken]) ?? slug.toLowerCase();
  return {
    isTaken: (id: string) => taken.has(id),
    /** The given id where it is valid and free. */
    take(given: string | undefined): string | undefined {
      if (given === undefined || !isId(given) || taken.has(given)) return undefined;
      taken.add(given);
      return given;
    },
    /** The next id of a section. */
    next(section: string): string {
      const stem = `${prefix}-${section}`.slice(0, 58);
      let number = last.get(section) ?? highest(taken, numbered(section));
      let id: string;
      do {
        number += 1;
        id = `${stem}-${String(number).padStart(2, '0')}`;
      } while (taken.has(id));
      last.set(section, number);
      taken.add(id);
      return id;
    },
  };
}

function highest(ids: Iterable<string>, pattern: RegExp): number {
  let most = 0;
  for (const id of ids) most = Math.max(most, Number(pattern.exec(id)?.[2] ?? 0));
  return most;
}

/** The prefix that most ids have: what stands before the section, or, where no id names one, before the first hyphen. */
function usualPrefix(sections: ExamFile['sections'], ids: readonly string[]): string | undefined {
  const prefixes = sections.flatMap(({ id: section }) => ids.flatMap((id) => numbered(section).exec(id)?.[1] ?? []));
  const beginnings = ids.flatMap((id) => /^([a-z\d]+)-/.exec(id)?.[1] ?? []);
  const counts = Map.groupBy(prefixes.length > 0 ? prefixes : beginnings, (prefix) => prefix);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
