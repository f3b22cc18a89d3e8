import type { Locator, Page } from 'playwright';

const ANSWERS = 'main button[aria-pressed]';

/** Where the middle of an element is, once the page has scrolled so that nothing covers it. */
const middleOf = (element: Element) => {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Runs in the page: waits until the last click is painted and all that follows from it is done. */
const painted = async () => {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  while (window.probe.pending > 0) await wait(10);
  await wait(80);
  return { time: window.probe.clicks.at(-1) ?? Number.NaN, elements: document.querySelectorAll('*').length };
};

/** Clicks with the mouse. Answers how long the paint took, and how many elements the page has then. */
export async function click(page: Page, target: Locator) {
  // Not locator.click(): its checks run in the page, at the very time that is measured.
  const { x, y } = await target.evaluate(middleOf);
  await page.mouse.click(x, y);
  return page.evaluate(painted);
}

/** Answers question after question, one pick each: how long each took to be painted, and the most elements seen. */
export async function answerQuestions(page: Page, picks: number) {
  const times: number[] = [];
  let mostElements = 0;
  for (let index = 0; index < picks; index += 1) {
    const { time, elements } = await click(page, page.locator(ANSWERS).nth((index * 3) % 4));
    times.push(time);
    mostElements = Math.max(mostElements, elements);
    if (index < picks - 1) await click(page, page.getByRole('button', { name: 'Next', exact: true }));
  }
  return { times, mostElements };
}
