import { type Attempt, saveExamAttempt } from '../../../contract/attempts.ts';
import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import { score, shareChosen } from '../../../domain/quiz/score.ts';
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
      const { scorePercent, asked } = body.picks ? scored(body.picks, body.asked) : { ...body, asked: [] };
      const lastAskedAt = addAttempt(body, scorePercent, asked);
      for (const { seconds = 0, isAnswered, flagged, ...question } of asked) {
        const last = { ...question, ...(body.mode === 'exam' && { flagged }), examId: body.examId, lastAskedAt };
        if (isAnswered || seconds > 0) addAsked(body.userId, last);
      }
    }
    return { message: 'Your result was saved.' };
  }),
];

/** The score of picks, which must be of the questions that every mocked quiz has, or of those that were asked. */
function scored(picks: NonNullable<Attempt['picks']>, asked: Attempt['asked']) {
  const taken = asked ? asked.map(({ id }) => questions.find((one) => one.id === id)) : questions;
  if (!taken.every((question) => question !== undefined)) throw new MockRefusal(questionsChanged);
  for (const [id, picked] of Object.entries(picks)) {
    const question = taken.find((one) => one.id === id);
    if (!question || !picked.every((pick) => question.answers.some((answer) => answer.id === pick)))
      throw new MockRefusal(questionsChanged);
    if (picked.length > picksAllowed(question)) throw new MockRefusal(tooManyPicks);
  }
  const picked = taken.map(({ id }) => picks[id] ?? []);
  return {
    scorePercent: score(taken, picked).scorePercent,
    asked: taken.map((question, index) => ({
      questionId: question.id,
      lastPercent: Math.round(shareChosen(question, picked[index] ?? []) * 100),
      lastVersion: asked?.[index]?.version ?? question.version,
      flagged: asked?.[index]?.flagged ?? false,
      seconds: asked?.[index]?.seconds,
      isAnswered: (picked[index] ?? []).length > 0,
    })),
  };
}
