import type { Page } from '@playwright/test';
import type { ExamQuiz, Question } from '../../../contract/exams.ts';
import { stored } from './account.ts';
import { examCall } from './quiz.ts';

/** The exam's questions with their answers, as the server gives them to the user who is logged in on the page. */
export async function questionsOf(page: Page): Promise<readonly Question[]> {
  const { accessToken } = await stored(page);
  const response = await page.request.get(examCall, { headers: { authorization: `Bearer ${accessToken}` } });
  return ((await response.json()) as ExamQuiz).questions;
}
