import type { Page } from '@playwright/test';
import { exportData } from '../../contract/personalData.ts';
import { logIn, stored } from './support/account.ts';
import { expect, memberTest as test } from './support/journey.ts';
import { exam, onPage, plain, questionsOf, simulation, startExam } from './support/quiz.ts';

/** How often the exam is cut off; `KILLS=50 npm run test:deep -- killedExam` takes longer and says more. */
const KILLS = Number(process.env.KILLS ?? 5);
const TOTAL = 20;

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test(`an exam that is cut off ${KILLS} times loses no pick and is saved once @deep`, async ({
  page: first,
  context,
  learner,
}) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  let page: Page = first;
  /** The texts of the picked answers, by the number of their question. */
  const expected = new Map<number, readonly string[]>();
  const question = () => page.getByRole('heading', { level: 2, name: /^Question \d+ of / });

  async function show(number: number) {
    const cell = new RegExp(`^Question ${number}, `);
    await page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: cell }).click();
    await expect(question()).toHaveText(new RegExp(`^Question ${number} of ${TOTAL}`));
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

  async function reopen() {
    await page.close();
    page = await context.newPage();
    await page.goto(exam.path);
    // A call that had no response has logged the learner out; the exam stays theirs.
    if ((await stored(page)).accessToken === undefined) await logIn(page, learner);
    await page.goto(simulation);
  }

  /** Ways in which an exam is cut off; each leaves `page` at the exam. */
  const cuts = [
    async () => {
      const browser = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      browser.send('Page.crash').catch(() => undefined); // no response comes from it
      await crashed;
      await reopen();
    },
    async () => void (await page.reload()),
    async () => {
      await context.setOffline(true);
      await onPage(page).button('Next').first().click();
      await painted(page);
      await context.setOffline(false);
      await reopen();
    },
    async () => {
      const second = await context.newPage();
      await second.goto(simulation);
      await expect(onPage(second).button('Start the exam')).toBeVisible();
      await second.close();
    },
    reopen,
  ];

  await startExam(page);
  const questions = await questionsOf(page);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect(question()).toBeVisible();
    const number = ((kill * 7) % TOTAL) + 1;
    const possible = await pick(number, 'ABCD'.charAt((kill * 3 + Math.floor(kill / 4)) % 4));
    // Every other time it is cut off while the pick is painted and written: then either is right.
    const isWritten = kill % 2 === 1;
    if (isWritten) await painted(page);
    const written = isWritten ? await pickedIn(page) : undefined;
    await cuts[(kill * 3 + Math.floor(kill / 5)) % cuts.length]?.();
    await expect(question()).toBeVisible();
    await show(number);
    const picked = await pickedIn(page);
    expect(written ? [written] : possible).toContainEqual(picked);
    expected.set(number, picked);
  }
  const asked: Record<string, readonly string[]> = {};
  for (const [number, picked] of expected) {
    await show(number);
    expect(await pickedIn(page)).toEqual(picked);
    const heading = (await question().textContent()) ?? '';
    const id = questions.find((one) => heading.endsWith(plain(one.question)))?.id;
    if (picked.length > 0) asked[id ?? heading] = picked;
  }
  await onPage(page).button('Review and hand in').click();
  await page.getByRole('button', { name: /^Hand in/ }).click();
  await expect(page.getByText(/^You've got .* right\.$/)).toBeVisible();

  await expect(async () => {
    const { accessToken, user = '{}' } = await stored(page);
    const { userId } = JSON.parse(user) as { userId: string };
    const headers = { authorization: `Bearer ${accessToken ?? ''}` };
    const response = await page.request.get(`/api${exportData.path}?userId=${userId}`, { headers });
    const { attempts } = exportData.response.parse(await response.json());
    expect(attempts).toHaveLength(1);
    const saved = attempts[0]?.questions.filter(({ picks }) => picks.length > 0) ?? [];
    const textsOf = ({ questionId, picks }: (typeof saved)[number]) =>
      (questions.find(({ id }) => id === questionId)?.answers ?? [])
        .filter(({ id }) => picks.includes(id))
        .map(({ text }) => plain(text))
        .toSorted();
    expect(Object.fromEntries(saved.map((one) => [one.questionId, textsOf(one)]))).toEqual(asked);
  }).toPass();
});

/** What is painted is kept within the same task or the next. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );

/** The texts of the picked answers on show, without their letters. */
const pickedIn = async (page: Page) => {
  const texts = await onPage(page).picked('[A-E]').allTextContents();
  return texts.map((text) => plain(text.slice(1))).toSorted();
};
