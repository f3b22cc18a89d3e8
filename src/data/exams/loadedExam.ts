import type { ClientExamQuiz, ClientQuestion } from '../../../contract/exams.ts';

/** A question that can be answered: it and its answers have ids. */
export type LoadedQuestion = Omit<ClientQuestion, 'id' | 'answers'> & {
  readonly id: string;
  readonly answers: readonly LoadedAnswer[];
};
type LoadedAnswer = ClientQuestion['answers'][number] & { readonly id: string };

/** An exam whose questions can be answered. */
export type LoadedExam = Omit<ClientExamQuiz, 'questions'> & {
  readonly questions: readonly LoadedQuestion[];
  /** Whether all ids are the server's; those that are made here mean nothing to it. */
  readonly hasServerIds: boolean;
  /** How many questions are open to the learner, also where it is cut to fewer. */
  readonly openCount: number;
  /** The practice exam that its questions are cut to; undefined for all of them. */
  readonly part?: string | undefined;
};

/** Gives ids to the questions and answers that come without. */
export function loadedExam(exam: ClientExamQuiz): LoadedExam {
  return {
    ...exam,
    questions: exam.questions.map((question, index) => (hasIds(question) ? question : withIds(question, index))),
    hasServerIds: exam.questions.every(hasIds),
    openCount: exam.questions.length,
  };
}

const hasIds = (question: ClientQuestion): question is LoadedQuestion & ClientQuestion =>
  question.id !== undefined && question.answers.every(({ id }) => id !== undefined);

const withIds = ({ id, answers, ...rest }: ClientQuestion, index: number): LoadedQuestion => ({
  ...rest,
  id: id ?? idOf(rest.question, index),
  answers: answers.map((answer, position) => ({ ...answer, id: answer.id ?? idOf(answer.text, position) })),
});

/** Contains the text: picks that were kept for later are not those of a question that takes its place. */
const idOf = (text: string, position: number) => `${position}-${encodeURIComponent(text.toWellFormed())}`;
