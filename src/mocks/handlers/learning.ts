import {
  bookmarkQuestion,
  type LearnerQuestion,
  questionRefusals,
  retrieveLearnerQuestions,
  retrieveSectionHistory,
  saveNote,
} from '../../../contract/learning.ts';
import { requireSelf } from '../accounts.ts';
import { sectionHistoryOf } from '../attempts.ts';
import { examList } from '../fixtures/examList.ts';
import { questions } from '../fixtures/quiz.ts';
import { changeLearnerQuestion, learnerQuestionsOf } from '../learning.ts';
import { mock, MockRefusal } from '../mock.ts';

/** When something was bookmarked or noted: pictures need a time that stands still. */
const TODAY = '2026-01-15T12:00:00.000Z';

/** Refuses a question that no mocked quiz has. */
export function requireQuestion({ examId, questionId }: Pick<LearnerQuestion, 'examId' | 'questionId'>): void {
  if (!examList.some(({ id }) => id === examId)) throw new MockRefusal(questionRefusals.examNotFound);
  if (!questions.some(({ id }) => id === questionId)) throw new MockRefusal(questionRefusals.questionNotFound);
}

/** What learners have of each question, in memory. */
export const learningHandlers = [
  mock(retrieveLearnerQuestions, ({ query: { userId, examId }, request }) => {
    requireSelf(request, userId);
    return { questions: learnerQuestionsOf(userId, examId) };
  }),
  mock(retrieveSectionHistory, ({ query: { userId, examId }, request }) => {
    requireSelf(request, userId);
    return { attempts: sectionHistoryOf(userId, examId) };
  }),
  mock(bookmarkQuestion, ({ body, request }) => {
    requireSelf(request, body.userId);
    if (body.bookmarked) requireQuestion(body);
    changeLearnerQuestion(body.userId, body, ({ bookmarkedAt = TODAY, ...rest }) => ({
      ...rest,
      ...(body.bookmarked && { bookmarkedAt }),
    }));
    return { message: body.bookmarked ? 'The question is bookmarked.' : 'The bookmark was removed.' };
  }),
  mock(saveNote, ({ body: { text, ...body }, request }) => {
    requireSelf(request, body.userId);
    const isNote = text.trim() !== '';
    if (isNote) requireQuestion(body);
    changeLearnerQuestion(body.userId, body, ({ note: _note, notedAt: _notedAt, ...rest }) => ({
      ...rest,
      ...(isNote && { note: text, notedAt: TODAY }),
    }));
    return { message: isNote ? 'Your note was saved.' : 'Your note was removed.' };
  }),
];
