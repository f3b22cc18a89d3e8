import { http, HttpResponse } from 'msw';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { mock, mockUnreachable } from './mock.ts';

/** What the server has saved, in its order. Like the real one it takes an attempt's id once. */
export const saved: Attempt[] = [];

async function save(request: Request): Promise<void> {
  const attempt = saveExamAttempt.body.parse(await request.json());
  if (!saved.some(({ attemptId }) => attemptId === attempt.attemptId)) saved.push(attempt);
}

/** The networks on which an attempt is sent to the server. */
export const networks = {
  works: mock(saveExamAttempt, async ({ request }) => {
    await save(request);
    return { message: 'Your result was saved.' };
  }),
  isLost: mockUnreachable(saveExamAttempt),
  losesResponses: http.post(`*${saveExamAttempt.path}`, async ({ request }) => {
    await save(request);
    return HttpResponse.error();
  }),
};
