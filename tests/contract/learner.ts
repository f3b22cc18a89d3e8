import { beforeEach } from 'vitest';
import type { Session } from '../../contract/account.ts';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { type ExamQuiz, retrieveQuiz } from '../../contract/exams.ts';
import { bookmarkQuestion, type LearnerQuestion, retrieveLearnerQuestions, saveNote } from '../../contract/learning.ts';
import { message } from '../../contract/scalars.ts';
import { bodyOf, call, signUp, type Subject } from './subject.ts';

type Questions = ExamQuiz['questions'];

/** Someone who learns for the exam `administrator`, and what is known of its questions. */
export interface Learner {
  readonly ann: Session;
  /** The exam's questions, as far as they are open. */
  readonly questions: Questions;
  /** What is known of questions: Ann's, or those of whose session is given. */
  readonly own: (query?: { examId?: string }, as?: Session) => Promise<LearnerQuestion[]>;
  /** Bookmarks the first question, or takes that back; `changes` go into the body. */
  readonly bookmark: (bookmarked: boolean, changes?: object, as?: Session) => Promise<Response>;
  /** Saves a note on the first question; `changes` go into the body. */
  readonly note: (text: unknown, changes?: object, as?: Session) => Promise<Response>;
  readonly save: (attempt: Partial<Attempt>) => Promise<void>;
}

/** Signs Ann up before each test of a suite. */
export function learnerOf(subject: Subject): Learner {
  let ann: Session;
  let questions: Questions;
  beforeEach(async () => {
    ann = await signUp(subject);
    const reply = await call(subject, retrieveQuiz, { params: { developerType: 'administrator' }, as: ann });
    ({ questions } = await bodyOf(reply, retrieveQuiz.response));
  });
  const first = () => ({ userId: ann.userId, examId: 'administrator', questionId: questions[0]?.id ?? '' });
  return {
    get ann() {
      return ann;
    },
    get questions() {
      return questions;
    },
    own: async (query = {}, as = ann) => {
      const reply = await call(subject, retrieveLearnerQuestions, { query: { userId: as.userId, ...query }, as });
      return (await bodyOf(reply, retrieveLearnerQuestions.response)).questions;
    },
    bookmark: (bookmarked, changes = {}, as = ann) =>
      call(subject, bookmarkQuestion, { body: { ...first(), bookmarked, ...changes }, as }),
    note: (text, changes = {}, as = ann) => call(subject, saveNote, { body: { ...first(), text, ...changes }, as }),
    save: async (attempt) => {
      const body = { userId: ann.userId, examId: 'administrator', scorePercent: 0, ...attempt };
      await bodyOf(await call(subject, saveExamAttempt, { body, as: ann }), message);
    },
  };
}

/** The answers of a question that are right. */
export const rightAnswers = (question: Questions[number] | undefined): string[] =>
  question?.answers.flatMap(({ id, isCorrect }) => (isCorrect ? [id] : [])) ?? [];
