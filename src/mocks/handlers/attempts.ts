import { type AskedQuestion, type Attempt, saveExamAttempt } from '../../../contract/attempts.ts';
import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import { score, shareChosen } from '../../../domain/quiz/score.ts';
import type { QuizQuestion } from '../../../domain/quiz/types.ts';
import { requireSelf } from '../accounts.ts';
import { addAttempt, isSaved } from '../attempts.ts';
import { examList } from '../fixtures/examList.ts';
import { questions } from '../fixtures/quiz.ts';
import { addAsked } from '../learning.ts';
import { mock, MockRefusal } from '../mock.ts';

const { examNotFound, questionsChanged, tooManyPicks } = saveExamAttempt.refusals;

/** Attempts in memory. */
export const attemptHandlers = [
  mock(saveExamAttempt, ({ body, request }) => {
    requireSelf(request, body.userId);
    if (!isSaved(body)) {
      if (!examList.some(({ id }) => id === body.examId)) throw new MockRefusal(examNotFound);
      const { scorePercent, asked } = body.picks ? scored(body, body.picks) : { ...body, asked: [] };
      const lastAskedAt = addAttempt(body, scorePercent, asked);
      for (const { seconds = 0, isAnswered, flagged, ...question } of asked) {
        const last = { ...question, ...(body.mode === 'exam' && { flagged }), examId: body.examId, lastAskedAt };
        if (isAnswered || seconds > 0) addAsked(body.userId, last);
      }
    }
    return { message: 'Your result was saved.' };
  }),
];

/**
 * The score of picks: of the questions that every mocked quiz has, or of those that were asked. Where one of these can't be
 * scored, what the client says counts.
 */
function scored({ asked, scorePercent }: Attempt, picks: NonNullable<Attempt['picks']>) {
  const taken = asked ? asked.map(currentOf) : questions;
  const picked = taken.map(({ id }) => picks[id] ?? []);
  const doubts = taken.map((question, index) => doubtOf(question, picked[index] ?? []));
  const doubt = doubts.find((one) => one !== undefined);
  if (Object.keys(picks).some((id) => !taken.some((one) => one.id === id))) throw new MockRefusal(questionsChanged);
  if (doubt && !asked) throw new MockRefusal(doubt);
  return {
    scorePercent: doubt ? scorePercent : score(taken, picked).scorePercent,
    asked: taken.map((question, index) => ({
      questionId: question.id,
      lastPercent: doubts[index]
        ? (asked?.[index]?.points ?? 0)
        : Math.round(shareChosen(question, picked[index] ?? []) * 100),
      lastVersion: question.version ?? 1,
      flagged: asked?.[index]?.flagged ?? false,
      seconds: asked?.[index]?.seconds,
      isAnswered: (picked[index] ?? []).length > 0,
    })),
  };
}

/** The question as it was asked; without answers where it is not there, or not in this version. */
function currentOf({ id, version }: AskedQuestion): QuizQuestion {
  const question = questions.find((one) => one.id === id);
  return question && (version ?? question.version) === question.version ? question : { id, version, answers: [] };
}

/** Why picks of a question can't be scored. */
function doubtOf(question: QuizQuestion, picks: readonly string[]) {
  if (!picks.every((pick) => question.answers.some((answer) => answer.id === pick))) return questionsChanged;
  return picks.length > picksAllowed(question) ? tooManyPicks : undefined;
}
