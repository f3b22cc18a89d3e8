import * as fc from 'fast-check';
import { expect } from 'vitest';
import { answerState } from './answerState.ts';
import { anyEndState, anyExam, anyFinishedState, anyPicks } from './testing/generators.ts';
import { law } from './testing/law.ts';
import { score } from './score.ts';
import { questionMarks } from './status.ts';

const examWithPicks = anyExam.chain((exam) => fc.tuple(fc.constant(exam), anyPicks(exam)));

law(
  'the score is between 0 and 100, whatever is picked',
  fc.property(examWithPicks, ([exam, picks]) => {
    const { correctAmount, scorePercent } = score(exam, picks);
    expect(scorePercent).toBeGreaterThanOrEqual(0);
    expect(scorePercent).toBeLessThanOrEqual(100);
    expect(Number.isInteger(scorePercent)).toBe(true);
    expect(correctAmount).toBeGreaterThanOrEqual(0);
    expect(correctAmount).toBeLessThanOrEqual(exam.length);
  }),
);

law(
  'a finished quiz carries the score of its picks, and no question without a status',
  fc.property(anyFinishedState, (state) => {
    expect(state).toMatchObject({ finished: true, ...score(state.questions, state.picks) });
    expect(state.statuses).not.toContain('none');
  }),
);

law(
  'no answer is revealed in end mode before the finish',
  fc.property(anyEndState, (state) => {
    fc.pre(!state.finished);
    state.questions.forEach(({ answers }, index) => {
      expect(['none', 'answered']).toContain(questionMarks(state)[index]);
      for (const { id } of answers) expect(['open', 'selected']).toContain(answerState(state, index, id));
    });
  }),
);

law(
  'everything is revealed after the finish',
  fc.property(anyFinishedState, (state) => {
    state.questions.forEach((question, index) => {
      const isAnswered = (state.picks[index] ?? []).length > 0;
      expect(questionMarks(state)[index]).toBe(isAnswered ? state.statuses[index] : 'skipped');
      for (const { id, isCorrect } of question.answers) {
        const isPicked = state.picks[index]?.includes(id) ?? false;
        const revealed = isPicked ? (isCorrect ? 'correct' : 'wrong') : isCorrect ? 'missed' : 'off';
        expect(answerState(state, index, id)).toBe(revealed);
      }
    });
  }),
);
