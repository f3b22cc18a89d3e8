import { randomUUID } from 'node:crypto';
import { saveExamAttempt } from '../../contract/attempts.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { retrieveLearnerQuestions, retrieveSectionHistory } from '../../contract/learning.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import type { LearnerWithPicks } from './keptPicksData.ts';

/** A call that is measured. */
export interface MeasuredCall {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The calls of the learner with the most picks. */
export function callsOf(port: number, { userId, accessToken, exam, questionIds }: LearnerWithPicks): MeasuredCall[] {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  async function send({ method, path }: Endpoint, query: string, body?: object): Promise<void> {
    const url = `http://127.0.0.1:${port}/api${path}${query}`;
    const reply = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${path} returned ${reply.status}: ${text}`);
  }
  const own = `?userId=${userId}`;
  const asked = questionIds.slice(0, 60).map((id) => ({ id, version: 1, seconds: 60, flagged: false }));
  const picks = Object.fromEntries(asked.map(({ id }) => [id, ['a']]));
  const attempt = { userId, examId: exam, scorePercent: 0, mode: 'exam', asked, picks };
  return [
    { name: 'profile', run: () => send(retrieveUserDetails, own) },
    { name: 'questions of one exam', run: () => send(retrieveLearnerQuestions, `${own}&examId=${exam}`) },
    { name: 'questions of all exams', run: () => send(retrieveLearnerQuestions, own) },
    { name: 'history of sections', run: () => send(retrieveSectionHistory, `${own}&examId=${exam}`) },
    {
      name: 'save of 60 questions',
      run: () => send(saveExamAttempt, '', { ...attempt, attemptId: randomUUID() }),
    },
  ];
}
