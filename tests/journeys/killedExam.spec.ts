import type { Page } from '@playwright/test';
import { exportData } from '../../contract/personalData.ts';
import { logIn, newLogin, stored } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, examCall, onPage, plain } from './support/quiz.ts';
import type { ExamQuiz } from '../../contract/exams.ts';

/** How often the exam is cut off; `KILLS=50 npm run test:journeys -- killedExam` takes longer and says more. */
const KILLS = Number(process.env.KILLS ?? 5);
const address = `${exam.path}?mode=exam`;
const TOTAL = 20;

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test(`an exam that is cut off ${KILLS} times loses no pick and is saved once`, async ({ page: first, context }) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  let page: Page = first;
  const learner = await newLogin(page);
  const quiz = (await (await page.request.get(examCall, { headers: await bearer(page) })).json()) as ExamQuiz;
  /** The texts of the picked answers, by the text of their question. */
  const expected = new Map<string, readonly string[]>();
  const question = (at: Page) => at.getByRole('heading', { level: 2, name: /^Question \d+ of / });
  const cell = (number: number) =>
    page
      .getByRole('navigation', { name: 'Questions' })
      .getByRole('button', { name: new RegExp(`^Question ${number}, `) });

  async function show(number: number) {
    await cell(number).click();
    await expect(question(page)).toHaveText(new RegExp(`^Question ${number} of ${TOTAL}`));
  }

  /** Clicks an answer, and waits for nothing; returns what can be picked then, as one pick too many is refused. */
  async function pick(number: number, letter: string): Promise<readonly (readonly string[])[]> {
    await show(number);
    const answer = onPage(page).answer(letter);
    const text = plain(((await answer.textContent()) ?? '').slice(1));
    const before = await pickedIn(page);
    await answer.click();
    return [before, (before.includes(text) ? before.filter((one) => one !== text) : [...before, text]).toSorted()];
  }

  /** Ways in which an exam is cut off; each leaves `page` at the exam. */
  const cuts = [
    async () => {
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined); // no response comes from it
      await crashed;
      await page.close();
      await reopen();
    },
    async () => void (await page.reload()),
    async () => {
      await context.setOffline(true);
      await onPage(page).button('Next').first().click();
      await painted(page);
      await context.setOffline(false);
      await page.close();
      await reopen();
    },
    async () => {
      const second = await context.newPage();
      await second.goto(address);
      await expect(second.getByRole('button', { name: 'Start the exam' })).toBeVisible();
      await second.close();
    },
    async () => {
      await page.close();
      await reopen();
    },
  ];

  async function reopen() {
    page = await context.newPage();
    await page.goto(exam.path);
    // A call that had no response has logged the learner out; the exam stays theirs.
    if ((await stored(page)).accessToken === undefined) await logIn(page, learner);
    await page.goto(address);
  }

  await page.goto(address);
  await onPage(page).button('Start the exam').click();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect(question(page)).toBeVisible();
    const number = ((kill * 7) % TOTAL) + 1;
    const possible = await pick(number, 'ABCD'.charAt((kill * 3 + Math.floor(kill / 4)) % 4));
    // Every other time it is cut off while the pick is painted and written: then either is right.
    const isWritten = kill % 2 === 1;
    if (isWritten) await painted(page);
    const written = isWritten ? await pickedIn(page) : undefined;
    await cuts[(kill * 3 + Math.floor(kill / 5)) % cuts.length]?.();
    await expect(question(page)).toBeVisible();
    await show(number);
    const picked = await pickedIn(page);
    expect(written ? [written] : possible).toContainEqual(picked);
    expected.set(number.toString(), picked);
  }
  await expect(question(page)).toBeVisible();
  const asked: Record<string, readonly string[]> = {};
  for (const [number, picked] of expected) {
    await show(Number(number));
    expect(await pickedIn(page)).toEqual(picked);
    const heading = (await question(page).textContent()) ?? '';
    const id = quiz.questions.find((one) => heading.endsWith(plain(one.question)))?.id;
    asked[id ?? heading] = picked;
  }
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Hand in/ }).click();
  await expect(page.getByText(/^You've got .* right\.$/)).toBeVisible();

  const { user = '{}' } = await stored(page);
  const { userId } = JSON.parse(user) as { userId: string };
  await expect(async () => {
    const response = await page.request.get(`/api${exportData.path}?userId=${userId}`, { headers: await bearer(page) });
    const { attempts } = exportData.response.parse(await response.json());
    expect(attempts).toHaveLength(1);
    const saved = attempts[0]?.questions.filter(({ picks }) => picks.length > 0) ?? [];
    const textsOf = ({ questionId, picks }: (typeof saved)[number]) =>
      (quiz.questions.find(({ id }) => id === questionId)?.answers ?? [])
        .filter(({ id }) => picks.includes(id))
        .map(({ text }) => plain(text))
        .toSorted();
    expect(Object.fromEntries(saved.map((one) => [one.questionId, textsOf(one)]))).toEqual(asked);
  }).toPass();
});

const bearer = async (page: Page) => ({ authorization: `Bearer ${(await stored(page)).accessToken ?? ''}` });
/** What is painted is kept within the same task or the next. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
/** The texts of the picked answers on show, without their letters. */
const pickedIn = async (page: Page) => {
  const texts = await page.getByRole('button', { name: /^[A-E] /, pressed: true }).allTextContents();
  return texts.map((text) => plain(text.slice(1))).toSorted();
};
