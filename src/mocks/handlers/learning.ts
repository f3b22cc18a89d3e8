import { saveExamAttempt } from '../../../contract/attempts.ts';
import { retrieveExamDates, saveExamDate } from '../../../contract/examDates.ts';
import {
  bookmarkQuestion,
  type LearnerQuestion,
  retrieveLearnerQuestions,
  retrieveSectionHistory,
  saveNote,
} from '../../../contract/learning.ts';
import { retrieveUserDetails, type UserDetails } from '../../../contract/profile.ts';
import { reportQuestion, retrieveReports } from '../../../contract/reports.ts';
import { examList } from '../fixtures/examList.ts';
import { mock } from '../mock.ts';
import { mockState, remember } from '../state.ts';

/** The exams that were attempted, as the profile lists them. */
const history = (): UserDetails['exams'] =>
  examList.flatMap(({ id, name, link, passMark }) => {
    const attempts = mockState().attempts.filter(({ examId }) => examId === id);
    if (attempts.length === 0) return [];
    const passedTimes = attempts.filter(({ scorePercent }) => scorePercent >= passMark).length;
    const avgScore = attempts.reduce((sum, { scorePercent }) => sum + scorePercent, 0) / attempts.length;
    return { name, link, passMark, passedTimes, avgScore, attempts };
  });

/** Changes what the learner has of a question. */
function mark(
  { examId, questionId }: Pick<LearnerQuestion, 'examId' | 'questionId'>,
  change: Partial<LearnerQuestion>,
) {
  const isMeant = (one: LearnerQuestion) => one.examId === examId && one.questionId === questionId;
  const { questions } = mockState();
  const before = questions.find(isMeant) ?? { examId, questionId, timesAsked: 0, flagged: false };
  remember({ questions: [...questions.filter((one) => !isMeant(one)), { ...before, ...change }] });
}

const now = () => new Date().toISOString();

/** What the learner has done, and has added to questions. */
export const learningHandlers = [
  mock(retrieveUserDetails, () => ({
    email: mockState().email,
    createdDate: '2026-01-05T09:30:00.000Z',
    exams: history(),
  })),
  mock(saveExamAttempt, ({ body: { examId, attemptId, scorePercent, set, mode, seed, asked, finishedAt = now() } }) => {
    const attempt = { examId, attemptId, finishedAt, scorePercent, set, mode, seed, total: asked?.length };
    remember({ attempts: [...mockState().attempts, attempt] });
    return { message: 'Your result was saved.' };
  }),
  mock(retrieveSectionHistory, () => ({ attempts: [] })),
  mock(retrieveLearnerQuestions, ({ query: { examId } }) => ({
    questions: mockState().questions.filter((question) => (examId ?? question.examId) === question.examId),
  })),
  mock(bookmarkQuestion, ({ body }) => {
    mark(body, { bookmarkedAt: body.bookmarked ? now() : undefined });
    return { message: body.bookmarked ? 'The question is bookmarked.' : 'The bookmark was removed.' };
  }),
  mock(saveNote, ({ body }) => {
    const note = body.text === '' ? undefined : body.text;
    mark(body, { note, notedAt: note && now() });
    return { message: 'Your note was saved.' };
  }),
  mock(reportQuestion, () => ({ message: 'Thank you. You will get a mail when your report is answered.' })),
  mock(retrieveReports, () => ({ reports: [] })),
  mock(retrieveExamDates, () => ({ dates: [...mockState().examDates] })),
  mock(saveExamDate, ({ body: { examId, date } }) => {
    const others = mockState().examDates.filter((one) => one.examId !== examId);
    remember({ examDates: date === '' ? others : [...others, { examId, date }] });
    return { message: 'The date was saved.' };
  }),
];
