import type { Locator, Page } from 'playwright';
import { gzipSync } from 'node:zlib';
import { fillPath } from '../../contract/endpoint.ts';
import { retrieveQuiz } from '../../contract/exams.ts';
import { PHONE } from './slowPhone.ts';
import { blockingTime } from './pages.ts';
import { onPhone, openPage } from './phone.ts';
import { answerText, syntheticQuiz } from './quiz.ts';

/** The modes by the button that starts them; the floor starts without one. */
const modes = { end: 'At the end of exam', immediate: 'Immediately', exam: 'Start the exam' } as const;
export type Mode = keyof typeof modes;

/** Picks of one visit. */
const PICKS = 24;

/** Times from each click to its paint, and for how long the page was blocked until then, in milliseconds. */
export interface QuizTimes {
  readonly pick: readonly number[];
  readonly next: readonly number[];
  readonly blocked: readonly number[];
}

/** Opens a quiz of so many questions and answers the first ones, one pick each. */
export async function answerQuiz(url: string, size: number, mode?: Mode): Promise<QuizTimes> {
  return onPhone(async (page) => {
    await serveQuiz(page, size);
    await openPage(page, url);
    // Roles and names are too slow to look up among 5,000 buttons.
    const button = (hasText: string | RegExp) => page.locator('button, [role=button]', { hasText }).first();
    if (mode) await click(page, button(modes[mode]));
    const { fcp, tasks } = await page.evaluate(() => window.probe);
    const times = { pick: [] as number[], next: [] as number[], blocked: [blockingTime(tasks, fcp)] };
    for (let question = 0; question < PICKS; question += 1) {
      const at = (question * 3) % 4;
      // An exam has its questions and their answers in an order of its own.
      const answer = mode === 'exam' ? new RegExp(`^${'ABCD'.charAt(at)}[A-Z]`) : answerText(question, at);
      times.pick.push(await click(page, button(answer)));
      times.next.push(await click(page, button(/^\s*Next\s*$/)));
    }
    return times;
  });
}

const QUIZ_CALL = `/api${fillPath(retrieveQuiz.path, { developerType: 'administrator' })}`;

/** Answers the quiz call with a synthetic quiz. Playwright does not throttle such answers, so this one waits by itself. */
async function serveQuiz(page: Page, size: number): Promise<void> {
  const body = JSON.stringify(syntheticQuiz(size));
  const wait = PHONE.latency + (gzipSync(body).length / PHONE.down) * 1000;
  await page.route(`**${QUIZ_CALL}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fulfill({ contentType: 'application/json', body });
  });
}

/** Clicks with the mouse and returns the time until the paint. `locator.click()` would run its checks in that time. */
async function click(page: Page, target: Locator): Promise<number> {
  const { x, y } = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const before = await page.evaluate(() => window.probe.clicks.length);
  await page.mouse.click(x, y);
  await page.waitForFunction((count) => window.probe.clicks.length > count && window.probe.pending === 0, before);
  // What follows the paint must not fall into the next click.
  await page.waitForTimeout(80);
  return page.evaluate(() => window.probe.clicks.at(-1) ?? Number.NaN);
}
