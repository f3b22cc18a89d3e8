import type { Page } from 'playwright';
import { gzipSync } from 'node:zlib';
import type { AnswerMode } from '../../../src/quiz/types.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { PHONE } from '../../../tests/browser/slowPhone.ts';
import { settle } from '../settle.ts';
import { answerQuestions, click } from './drive.ts';

/** A quiz to answer: ours in one of its modes, or the floor's, which has none. */
export interface Subject {
  readonly url: string;
  readonly mode: AnswerMode | 'floor';
  /** The quiz as it comes over the wire. */
  readonly quiz: string;
  /** Questions that are answered, one pick each. */
  readonly picks: number;
}

/** What one visit gave. */
export interface Visit {
  /** For each pick the milliseconds until it was painted. */
  readonly times: readonly number[];
  /** Most elements on the page, while the navigator is folded away and while it is not. */
  readonly closed: number;
  readonly open: number;
}

/** Opens a quiz, answers its questions and tells how that went. */
export async function visit(page: Page, { url, mode, quiz, picks }: Subject): Promise<Visit> {
  await serveQuiz(page, quiz);
  const questions = page.waitForResponse(`**${QUIZ_CALL}`);
  await page.goto(url);
  await questions;
  await settle(page);

  const press = (name: string) => click(page, page.getByRole('button', { name }));
  const isFloor = mode === 'floor';
  if (!isFloor) await press(mode === 'end' ? 'At the end of exam' : 'Immediately');
  const { times, mostElements } = await answerQuestions(page, picks);
  // The floor's navigator can't be folded away.
  const open = isFloor ? mostElements : (await press('All questions')).elements;
  return { times, closed: isFloor ? Number.NaN : mostElements, open };
}

const QUIZ_CALL = `/api${fillPath(retrieveQuiz.path, { developerType: 'administrator' })}`;

/**
 * Answers the quiz call after the time that the network would take, as an intercepted call is not slowed by itself. All
 * other calls reach the server.
 */
async function serveQuiz(page: Page, body: string): Promise<void> {
  const wait = PHONE.latency + (gzipSync(body).length / PHONE.down) * 1000;
  await page.route(`**${QUIZ_CALL}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fulfill({ contentType: 'application/json', body });
  });
}
