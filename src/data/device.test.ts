import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowser } from '../mocks/resetBrowser.ts';
import { saveAttempt } from './runs/send.ts';
import { forgetUser, readDevice } from './device.ts';
import { newId } from './newId.ts';
import { keepLastDraw } from './runs/keptExam.ts';
import { keepQuiz } from './runs/kept.ts';

beforeEach(resetBrowser);

it('leaves nothing of a user on the device, and what others have there', async () => {
  for (const userId of ['ana', 'ben', undefined]) {
    const owner = { link: 'administrator', userId };
    await keepQuiz({ ...owner, runId: newId() }, { mode: 'end', picks: { q1: ['a'] } });
    await keepLastDraw(owner, '0123456789abcdef', ['q1']);
    const attempt = {
      attemptId: newId(),
      examId: 'administrator',
      scorePercent: 50,
      finishedAt: '2026-01-15T12:00:00Z',
    };
    await saveAttempt({ ...attempt, userId });
  }
  await expect(readDevice()).resolves.toHaveLength(9);
  await forgetUser('ana');
  const left = await readDevice();
  expect(left).toHaveLength(6);
  expect(JSON.stringify(left)).not.toContain('ana');
});
