import type { LearnerQuestion } from '../../../contract/learning.ts';
import { findMatches, normalizedQuery } from '../../../domain/articles/findMatches.ts';
import { wordsOf } from '../../../domain/exam/ask.ts';
import { isOfKind, kinds } from '../../../domain/member/kinds.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { questionKey } from '../../data/learning/questionId.ts';
import type { QuestionKind } from '../../../domain/paths.ts';

/** An exam with its questions, as the list of exams calls it. */
export type NamedExam = LoadedExam & { readonly link: string; readonly name: string };

/** What is needed of an exam: its questions in their order. */
interface Questions {
  readonly examId: string;
  readonly questions: readonly { readonly id: string; readonly question: string; readonly category: string }[];
}

/** A question of the page. */
export interface Marked {
  readonly own: LearnerQuestion;
  /** The question without its code; undefined where it is gone, or not open to the learner. */
  readonly words: string | undefined;
  readonly section: string | undefined;
}

/**
 * The learner's questions that are of some kind or in `touched`: those missed, the latest first, then the others in the
 * order of their exams, then those that are gone. One that is gone and was only missed leads nowhere and is left out.
 */
export function markedQuestions(
  learned: readonly LearnerQuestion[],
  exams: readonly Questions[],
  touched: ReadonlySet<string> = new Set(),
): Marked[] {
  const places = new Map(
    exams
      .flatMap(({ examId, questions }) => questions.map((question) => ({ examId, questionId: question.id, question })))
      .map((place, at) => [questionKey(place), { at, question: place.question }] as const),
  );
  const placeOf = (own: LearnerQuestion) => places.get(questionKey(own))?.at ?? places.size;
  const missedAt = (own: LearnerQuestion) =>
    (places.has(questionKey(own)) && isOfKind(own, 'missed') && own.lastAskedAt) || '';
  return learned
    .filter((own) => touched.has(questionKey(own)) || kinds.some((kind) => isOfKind(own, kind)))
    .filter((own) => places.has(questionKey(own)) || own.bookmarkedAt !== undefined || own.note !== undefined)
    .toSorted((one, other) => missedAt(other).localeCompare(missedAt(one)) || placeOf(one) - placeOf(other))
    .map((own) => {
      const question = places.get(questionKey(own))?.question;
      return { own, words: question && wordsOf(question.question), section: question?.category };
    });
}

/** What is chosen of the questions; what is empty chooses all. */
export interface Choice {
  readonly kind: QuestionKind | '';
  readonly examId: string;
  readonly section: string;
  /** Is looked for in words and notes, whatever the case. */
  readonly search: string;
}

/** The chosen questions; those in `touched` stay, whatever their kind. */
export function chosenQuestions(
  marked: readonly Marked[],
  { kind, examId, section, search }: Choice,
  touched: ReadonlySet<string> = new Set(),
): Marked[] {
  const isSearching = normalizedQuery(search) !== '';
  return marked.filter(
    ({ own, words = '', section: itsSection }) =>
      (kind === '' || isOfKind(own, kind) || touched.has(questionKey(own))) &&
      (examId === '' || own.examId === examId) &&
      (section === '' || itsSection === section) &&
      (!isSearching || findMatches(`${words}\n${own.note ?? ''}`, search).length > 0),
  );
}
